import { plainForm } from './words';

/** A sentence's first word is capitalised whatever it is; a name inside a sentence shows itself. */
const WORD = String.raw`(?!I\b)\p{Lu}[\p{L}\p{N}+#]*`;
const CAPITALISED = new RegExp(
  String.raw`(?<=[\p{L}\p{N},;)”’] |[“(])${WORD}(?:(?: |\.|(?<=(?<!\p{L})\p{Lu})\. )${WORD})*`,
  'gu',
);
/** Capitalised in English without being anybody's name. */
const NO_NAMES = new Set(
  `i i'm i'd i'll i've monday tuesday wednesday thursday friday saturday sunday january february
  march april may june july august september october november december english welsh german french
  spanish yes no`.split(/\s+/),
);

/** The names in a text: people, companies, animals, projects and products. */
export function namesIn(text: string): string[] {
  const names = text.match(CAPITALISED) ?? [];
  return [...new Set(names)].filter(
    (name) => name.length > 1 && !NO_NAMES.has(name.toLowerCase().replace(/days$/, 'day')),
  );
}

/** What is known of a name: where it stands, and which entry tells of it. */
type Speaker = { id: string; question: string; also: readonly string[]; reply: string };

/** A heading tells of what it names; owner's wordings nearly so; a reply the more, the earlier. */
function tellsOf(name: string, { question, also, reply }: Speaker): number {
  const form = plainForm(name);
  const has = (text: string) => ` ${plainForm(text)} `.includes(` ${form} `);
  const at = reply.indexOf(name);
  const inReply = at < 0 ? 0 : 1 - at / (reply.length + 1);
  return (has(question) ? 4 : 0) + (also.some(has) ? 2 : 0) + inReply;
}

/**
 * For each name in headings, wordings and replies the entry that tells most of it.
 *
 * @returns names in their plain form
 */
export function findNames(speakers: readonly Speaker[]): Record<string, string> {
  const names = new Set(
    speakers.flatMap(({ question, reply }) => [...namesIn(question), ...namesIn(reply)]),
  );
  const found: Record<string, string> = {};
  for (const name of names) {
    let most = 0;
    for (const speaker of speakers) {
      const share = tellsOf(name, speaker);
      if (share > most) {
        most = share;
        found[plainForm(name)] = speaker.id;
      }
    }
  }
  return found;
}
