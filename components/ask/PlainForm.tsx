import { site } from '@/content/site';
import { PLAIN_FIELD, PLAIN_FORM_ID, PLAIN_FORM_PATH, REPLY_PLACE } from '@/lib/ask/plainForm';
import { labels } from '@/lib/content/labels';
import { API_HOST, HAS_API_HOST } from '@/lib/env';
import styles from './PlainForm.module.css';

/** What stands in the chat's place without scripts: a form that a server answers, or how to write. */
export function PlainForm() {
  const mail = <a href={`mailto:${site.links.email}`}>{site.links.email}</a>;
  if (!HAS_API_HOST) {
    return (
      <p className={styles.words}>Asking needs JavaScript. Without it you can write to {mail}.</p>
    );
  }
  return (
    <>
      <div id="reply" className={styles.reply} dangerouslySetInnerHTML={{ __html: REPLY_PLACE }} />
      <form
        id={PLAIN_FORM_ID}
        className={styles.form}
        method="post"
        action={`${API_HOST}${PLAIN_FORM_PATH}#reply`}
      >
        <label className={styles.label}>
          {labels.question}
          <input
            className={styles.input}
            name={PLAIN_FIELD.typed}
            maxLength={2000}
            autoComplete="off"
            enterKeyHint="send"
          />
        </label>
        <button type="submit" className={styles.submit}>
          <span className="visually-hidden">Ask </span>
          {'>>'}
        </button>
        <ul className={styles.suggestions} aria-label="Questions to begin with">
          {site.ask.suggestions.map((question) => (
            <li key={question}>
              <button
                type="submit"
                className={styles.suggestion}
                name={PLAIN_FIELD.chosen}
                value={question}
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      </form>
      <p className={styles.words}>
        Without JavaScript each reply comes with a page of its own. You can also write to {mail}.
      </p>
    </>
  );
}
