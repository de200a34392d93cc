import { CyclingDots } from '@/components/page/CyclingDots';
import type { useAsk } from './useAsk';
import styles from './Reply.module.css';

type ReplyProps = { conversation: ReturnType<typeof useAsk> };

/**
 * What Dave says. All of the text is laid out from the start and its letters appear one by one, so
 * that no word jumps to another line. That copy is for the eyes; a reader is told the whole once.
 */
export function Reply({ conversation }: ReplyProps) {
  const { phase, utterance, question, typed, showAll } = conversation;
  const thinking = phase === 'thinking';
  const asked = thinking ? question : utterance.question;
  return (
    <div className={styles.reply}>
      {asked && <p className={styles.asked}>{asked}</p>}
      {thinking ? (
        <p className={styles.thinking} aria-hidden="true">
          Braining
          <CyclingDots />
        </p>
      ) : (
        <p
          className={styles.voice}
          aria-hidden={phase !== 'waking'}
          data-testid="voice"
          onClick={phase === 'typing' ? showAll : undefined}
        >
          <span>{utterance.characters.slice(0, typed).join('')}</span>
          <span className={styles.caret} />
          <span className={styles.rest}>{utterance.characters.slice(typed).join('')}</span>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {thinking ? 'Braining' : utterance.complete && phase !== 'waking' ? utterance.text : ''}
      </p>
    </div>
  );
}
