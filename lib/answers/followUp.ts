import type { Entry, Knowledge, Question } from './knowledge';
import type { Match, Query, Search } from './search';
import { plainForm } from './words';

const BEFORE =
  /^(?:and |so |but )?(?:what |where |who )?(?:(?:did|do|have|had) you (?:do|done|work) |were you |was (?:it |there )?|came |is |about |happened )?(?:before(?: that| this| then| it)?|previously|earlier|prior to that)$/;
const AFTER =
  /^(?:and |so |but )?(?:what |where |who )?(?:(?:did|do) you (?:do|work) |were you |came |is |about |happened )?(?:after(?: that| this| it)?|afterwards|since|since then|next|later)$/;
const MORE =
  /^(?:and |so |but |ok |okay |please |interesting |cool |really |yes |can you |could you )*(?:tell me |say |show me |give me |i want |know )*(?:more|some more|go on|continue|and then|and|why|why not|why is that|why that|how so|how|how come|really|elaborate|explain|what else|details|more details|an example|for example|such as|like what|anything else|something else|what do you mean|keep going)(?: please| about (?:that|it|this)| on that| that| it| of that| of them| dave)*$/;
/** Words that point back at what was said. */
const POINTING = /\b(?:it|that|this|there|they|them|those|these|one|he|his)\b/;
const ELLIPSIS = /^(?:and|what about|how about|or|but)\b/;

/** A score above this is the very words that the owner expected: they stand on their own. */
const EXACT_MATCH_SCORE = 1;
/** How much of a question that points back an entry must speak of. */
const MIN_QUESTION_COVERAGE = 0.6;
/** How much of a subject an entry must speak of to be about it. */
const MIN_SUBJECT_COVERAGE = 0.5;

/**
 * What a question means after what was asked and answered before it, or null where it stands on its own.
 *
 * @param asked the prompt, read
 * @param isSure tells a likeness from chance
 */
export function followUp(
  { prompt, previous }: Question,
  asked: Query,
  knowledge: Knowledge,
  search: Search,
  isSure: (match: Match | undefined) => match is Match,
): Entry | null {
  if (!previous) return null;
  const said = saidBefore(previous, knowledge, search, isSure);
  if (!said) return null;
  const form = plainForm(prompt);
  if (BEFORE.test(form)) return named(said.before, knowledge);
  if (AFTER.test(form)) {
    return knowledge.entries.find(({ before }) => before === said.id) ?? moreAbout(said, knowledge);
  }
  if (MORE.test(form)) return moreAbout(said, knowledge);

  const [direct] = search.find(asked, 1);
  const isPointing = POINTING.test(form);
  if ((direct && direct.score > EXACT_MATCH_SCORE) || (!isPointing && !ELLIPSIS.test(form)))
    return null;
  // "How much is it?" says nothing but that it goes on.
  if (isPointing && search.content(asked) === 0) return moreAbout(said, knowledge);

  // Read together with the subject, if what is new in the question is spoken of there.
  const subject = said.kind === 'article' ? said.support : said.id;
  const together = search
    .find(search.read(`${prompt} ${subject}`), 5)
    .map(({ entry }) => entry)
    .filter((entry) => entry !== said && search.covers(entry, asked) >= MIN_QUESTION_COVERAGE);
  const topic = search.read(subject);
  const same = together.find((entry) => search.covers(entry, topic) >= MIN_SUBJECT_COVERAGE);
  if (isPointing && same) return same;
  return isSure(direct) ? null : (together[0] ?? null);
}

/** What was answered before: known by the reply that the page remembers, or by asking again. */
function saidBefore(
  previous: { prompt: string; reply: string },
  knowledge: Knowledge,
  search: Search,
  isSure: (match: Match | undefined) => match is Match,
): Entry | null {
  const said = knowledge.entries.filter(
    ({ kind, reply }) => kind !== 'small talk' && previous.reply.includes(reply),
  );
  const last = said.at(-1);
  if (last) return last;
  const [match] = search.find(search.read(previous.prompt), 1);
  return isSure(match) && match.entry.kind !== 'small talk' ? match.entry : null;
}

/** What the owner put next, else the next entry of the same subject. */
function moreAbout(said: Entry, knowledge: Knowledge): Entry | null {
  const next = named(said.more, knowledge);
  if (next) return next;
  const subject = knowledge.entries.filter((entry) => entry.subject === said.subject);
  return subject[(subject.indexOf(said) + 1) % subject.length] ?? null;
}

function named(id: string | undefined, knowledge: Knowledge): Entry | null {
  return knowledge.entries.find((entry) => entry.id === id) ?? null;
}
