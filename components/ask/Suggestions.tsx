import { site } from '@/content/site';
import styles from './Suggestions.module.css';

type SuggestionsProps = {
  /** While a question is being answered no other can be asked. */
  busy: boolean;
  onChoose: (question: string) => void;
};

/** Three questions to begin with, each a ring of light that fills under the pointer. */
export function Suggestions({ busy, onChoose }: SuggestionsProps) {
  return (
    <ul className={styles.list} aria-label="Questions to begin with">
      {site.ask.suggestions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className={styles.suggestion}
            aria-disabled={busy}
            onClick={() => {
              if (!busy) onChoose(question);
            }}
          >
            <span className={styles.text}>{question}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
