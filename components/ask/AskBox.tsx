'use client';

import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useEarlyInput } from '@/components/site/useEarlyInput';
import { site } from '@/content/site';
import { prepareToAsk } from '@/lib/api/loadPageService';
import { assetPath } from '@/lib/assetPath';
import { labels } from '@/lib/content/labels';
import { PlainForm } from './PlainForm';
import { Reply } from './Reply';
import { Suggestions } from './Suggestions';
import { useAsk } from './useAsk';
import { VoiceSwitch } from './VoiceSwitch';
import styles from './AskBox.module.css';

/**
 * Ask Me Anything: what the owner says, the field to ask in and questions to ask at one press: some to
 * begin with, or those that the last reply offered. Before the page is hydrated both are plain
 * forms that lead to `/?q=`, where the question is asked on arrival.
 */
export function AskBox() {
  const [question, setQuestion] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  useEarlyInput(field, ([typed]) => setQuestion(typed?.value ?? ''));
  // What was typed in the meantime is not what was answered.
  const clear = useCallback(
    (answered: string) => setQuestion((current) => (current === answered ? '' : current)),
    [],
  );
  const conversation = useAsk({
    onReply: clear,
    onArrival: (arrived) => setQuestion((typed) => typed || arrived),
  });
  const { phase, busy, offers, ask, showAll } = conversation;

  // A disabled field loses the keyboard's place; whoever asked from it gets it back.
  const askedFromField = useRef(false);
  useEffect(() => {
    if (!busy && askedFromField.current) {
      askedFromField.current = false;
      if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
    }
  }, [busy]);

  useEffect(() => {
    if (phase !== 'typing') return;
    const skipOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') showAll();
    };
    window.addEventListener('keydown', skipOnEscape);
    return () => window.removeEventListener('keydown', skipOnEscape);
  }, [phase, showAll]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    askedFromField.current = true;
    void ask(question);
  };

  return (
    <section
      className={styles.box}
      data-conversing={conversation.asked !== null}
      aria-labelledby={`${fieldId}-title`}
    >
      <Reply conversation={conversation} />
      <div className={styles.head}>
        <h1 id={`${fieldId}-title`} className={styles.title}>
          {labels.ask}
        </h1>
        <VoiceSwitch conversation={conversation} />
      </div>
      <form className={styles.field} action={assetPath('/')} onSubmit={submit}>
        <label htmlFor={fieldId} className={styles.label}>
          {labels.question}
        </label>
        <input
          ref={field}
          id={fieldId}
          name="q"
          className={styles.input}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
          onFocus={prepareToAsk}
          disabled={busy}
          maxLength={2000}
          autoComplete="off"
          enterKeyHint="send"
        />
        <button type="submit" className={styles.submit} disabled={busy}>
          <span className="visually-hidden">Ask </span>
          {'>>'}
        </button>
      </form>
      <noscript>
        <PlainForm />
      </noscript>
      <Suggestions
        label={offers.length > 0 ? 'Questions you may have meant' : 'Questions to begin with'}
        questions={offers.length > 0 ? offers : site.ask.suggestions}
        busy={busy}
        onChoose={(suggestion) => {
          setQuestion(suggestion);
          void ask(suggestion);
        }}
      />
    </section>
  );
}
