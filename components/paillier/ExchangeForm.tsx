'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import { useEarlyInput } from '@/components/site/useEarlyInput';
import { useHydrated } from '@/components/site/useHydrated';
import { postHomomorphic } from '@/lib/api/postHomomorphic';
import { SAMPLE } from '@/lib/paillier/sample';
import { ExchangeInspection } from './ExchangeInspection';
import styles from './ExchangeForm.module.css';

/**
 * Submit sends the fixed sample and tells only the console what came of it; the pasted text stays
 * here. That it was sent is said on the page, the same for answer and failure.
 */
export function ExchangeForm() {
  const [pasted, setPasted] = useState('');
  const [isSent, setIsSent] = useState(false);
  const textarea = useRef<HTMLTextAreaElement>(null);
  useEarlyInput(textarea, ([field]) => setPasted(field?.value ?? ''));
  const hydrated = useHydrated();
  const textareaId = useId();
  const noteId = useId();
  const findingId = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    // Said at the press, whatever comes of it: answer and failure are shown nowhere but there.
    setIsSent(true);
    try {
      const response = await postHomomorphic(SAMPLE);
      // docs/specification.md has the answer logged, and shown nowhere else.
      console.log(response);
    } catch (error) {
      console.error(error);
    }
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.label} htmlFor={textareaId}>
        Your data.json
      </label>
      <textarea
        ref={textarea}
        id={textareaId}
        className={styles.textarea}
        rows={6}
        placeholder="Paste data.json here"
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
        aria-describedby={`${noteId} ${findingId}`}
        spellCheck={false}
        autoComplete="off"
      />
      <ExchangeInspection text={pasted} id={findingId} />
      <button className={styles.submit} type="submit" disabled={!hydrated}>
        Submit
      </button>
      <p className={styles.note} id={noteId}>
        Submit sends a fixed sample of four encrypted numbers to this site’s test server, and the
        answer goes to your browser’s console. What you paste above never leaves your browser.
      </p>
      <p className={styles.sent} role="status">
        {isSent &&
          'Sent. The answer is in the browser’s console. If the call failed, the error is there instead.'}
      </p>
    </form>
  );
}
