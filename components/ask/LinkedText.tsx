import { PageLink } from '@/components/site/PageLink';
import { site } from '@/content/site';
import { linkedText, type TextRun } from '@/lib/ask/linkedText';
import styles from './Reply.module.css';

/** A text in runs; see linkedText. */
export function runsOf(text: string): TextRun[] {
  return linkedText(text, Object.values(site.links));
}

/** A text that was said, with its addresses to be pressed. */
export function LinkedText({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, href }, index) => {
    if (href === undefined) return text;
    const Anchor = href.startsWith('/') ? PageLink : 'a';
    return (
      <Anchor key={index} className={styles.link} href={href}>
        {text}
      </Anchor>
    );
  });
}
