type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** "en_GB", "en-gb" and "en-GB" are the same language. */
const tagOf = (language: string) => language.replaceAll('_', '-').toLowerCase();
const primaryOf = (language: string) => tagOf(language).split('-')[0];

/**
 * The voice to speak a language with, or null. Only voices of the machine itself count: any other
 * would send what it reads to somebody. The region's own comes first, then the visitor's default.
 */
export function chooseVoice<Kind extends Voice>(
  voices: readonly Kind[],
  language: string,
): Kind | null {
  const rank = (voice: Kind) =>
    (tagOf(voice.lang) === tagOf(language) ? 2 : 0) + (voice.default ? 1 : 0);
  let best: Kind | null = null;
  for (const voice of voices) {
    if (voice.localService !== true || primaryOf(voice.lang) !== primaryOf(language)) continue;
    if (best === null || rank(voice) > rank(best)) best = voice;
  }
  return best;
}
