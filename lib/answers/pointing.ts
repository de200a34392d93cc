import { plainForm } from './words';

/* Words that mean something only after what was said before. */

const LEAD =
  '(?:and |so |but |ok |okay |oh |hm+ |well |please |cool |nice |great |interesting |yes |no |then |also )*';
const BEFORE = new RegExp(
  `^${LEAD}(?:what |where |who )?(?:(?:did|do|have|had) you (?:do|done|work) |were you |was (?:it |there )?|came |is |about |happened )?(?:before(?: that| this| then| it)?|previously|earlier|prior to that)$`,
);
const AFTER = new RegExp(
  `^${LEAD}(?:what |where |who )?(?:(?:did|do) you (?:do|work) |were you |came |is |about |happened )?(?:after(?: that| this| it)?|afterwards|since then|next|later)$`,
);
const MORE = new RegExp(
  `^${LEAD}(?:can you |could you )?(?:tell me |say |show me |give me |i want |i would like |let me hear |know )*(?:a bit |a little |some |to hear |to know )*(?:more|go on|continue|and then|what else|anything else|something else|keep going|keep talking|next please|carry on|more details|more info)(?: please| about (?:that|it|this|them)| on that| to say| you can tell me)*$`,
);
const DOUBT = new RegExp(
  `^${LEAD}(?:really|seriously|for real|honestly|srsly|rly|no way|(?:are )?(?:you|u) (?:sure|serious|kidding|joking)|is (?:that|it|this) (?:really )?(?:true|so|right|real|a fact)|you do not say|says who)(?: really| though| about that)*$`,
);
const BARE = new RegExp(
  `^${LEAD}(?:why|why not|how come|how|how so|how long|since when|for how long|when|where|who|whom|with whom|how old|how many|how much|how big|how often|what for|which|which one|which ones|whose|what kind|how far|like what|such as|such as what|for example|an example|explain|explain that|elaborate|details|in what way|what do you mean|what does that mean|meaning|what sort|how exactly|what|what about|how about)(?: exactly| already| now| though| then| please| that| is that| is it| was that| was it| so| do you| did you| are you| of them| one| ago| of that)*$`,
);
const ORDINAL =
  /\b(?:the )?(first|second|third|last|1st|2nd|3rd|other|former|latter)(?: (?:one|article|project|question|thing|option|topic))?(?: please)?$/;
const OPENING_ORDINAL =
  /^(?:and )?the (first|second|third|last|other) (?:one|article|project|question|option)\b/;
const ORDINALS: Readonly<Record<string, number>> = {
  first: 0, '1st': 0, former: 0, second: 1, '2nd': 1, latter: 1, other: 1, third: 2, '3rd': 2, last: -1,
}; // prettier-ignore

const POINTS =
  /\b(?:it|its|that|this|there|they|them|their|those|these|she|her|hers|one|ones|he|him|his)\b/;
/** The same words where they point at nothing that was said. */
const POINTS_AT_NOTHING: readonly RegExp[] = [
  /\b(?:this|that|these|those|the) (?:site|page|web ?site|web ?page|homepage|portfolio|head|chat|face|box|bot|conversation|animation|morning|evening|week|year|weekend|month|role|position)\b/g,
  /\b(?:is|are|was|were|be|will) there\b|\bthere (?:is|are|was|were)\b|\b(?:hi|hello|hey|you|anybody|anyone|someone) there\b|\bout there\b/g,
  /\b(?:no|any|some|every|which|this|number) ?one\b|\bone (?:of|day|word|sentence|thing|question)\b|\bone(?= \p{L}+ (?:at|for))/gu,
  /\b(?:thing|person|someone|anyone|project|anything|something|everything|know|think|say|hope|sure|heard|noticed|see|so|mean|wish|told me|tell me) that\b/g,
  /\bis it (?:true|possible|ok|okay|right) (?:that|to|if)\b|\bit(?: i|')?s (?:about|my)\b|\bhow(?: i|')s it going\b|\bhow are it going\b|\bthis is\b|\blike this\b/g,
  /(?<!\b(?:do|does|did|is|was|can|could|would) )\bthat (?:you|i|we|he|she|the|can|works?|do|have|has|is)\b/g,
];

/** What a short prompt asks of what was said, where it says nothing of its own. */
export type Pointer = 'before' | 'after' | 'more' | 'doubt' | 'bare' | null;

export function pointerOf(prompt: string): Pointer {
  const form = plainForm(prompt);
  if (BEFORE.test(form)) return 'before';
  if (AFTER.test(form)) return 'after';
  if (MORE.test(form)) return 'more';
  if (DOUBT.test(form)) return 'doubt';
  return BARE.test(form) ? 'bare' : null;
}

/** Which of several a prompt points at: counted from 0, -1 for the last; null for none. */
export function ordinalOf(prompt: string): number | null {
  const form = plainForm(prompt);
  const [, word = ''] = ORDINAL.exec(form) ?? OPENING_ORDINAL.exec(form) ?? [];
  return ORDINALS[word] ?? null;
}

/** The words of a prompt that point back at what was said. */
export function pointingWords(prompt: string): string[] {
  let form = plainForm(prompt);
  for (const pattern of POINTS_AT_NOTHING) form = form.replace(pattern, ' ');
  return form.match(new RegExp(POINTS.source, 'g')) ?? [];
}

/** The prompt with what it points at in the place of its pointing words. */
export function resolved(prompt: string, subject: string): string {
  return plainForm(prompt).replace(new RegExp(POINTS.source, 'g'), subject);
}
