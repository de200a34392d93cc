import type { SubmitEvent } from 'react';
import { assetPath } from '@/lib/assetPath';
import styles from './Suggestions.module.css';

type SuggestionsProps = {
  /** What the list is called. */
  label: string;
  questions: readonly string[];
  /** While a question is being answered no other can be asked. */
  busy: boolean;
  onChoose: (question: string) => void;
};

/** Questions to ask at one press, each a ring of light that fills under the pointer. */
export function Suggestions({ label, questions, busy, onChoose }: SuggestionsProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (!busy && submitter instanceof HTMLButtonElement) onChoose(submitter.value);
  };

  return (
    <form action={assetPath('/')} onSubmit={submit}>
      <ul className={styles.list} aria-label={label}>
        {questions.map((question) => (
          <li key={question}>
            <button
              type="submit"
              name="q"
              value={question}
              className={styles.suggestion}
              aria-disabled={busy}
            >
              <span className={styles.text}>{question}</span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
