import { chooseVoice } from '@/lib/voice/voices';

const voice = (lang: string, localService = true, isDefault = false) => ({
  lang,
  localService,
  default: isDefault,
});

describe('the voice that speaks', () => {
  test('is never one that works over the network', () => {
    expect(chooseVoice([voice('en-GB', false, true)], 'en-GB')).toBeNull();
    expect(chooseVoice([], 'en-GB')).toBeNull();
    const unknown = { lang: 'en-GB', default: true } as ReturnType<typeof voice>;
    expect(chooseVoice([unknown], 'en-GB')).toBeNull();
  });

  test('speaks the language of the page, at best as its region does', () => {
    const american = voice('en-US', true, true);
    const british = voice('en_GB');
    expect(chooseVoice([voice('de-DE'), american, british], 'en-GB')).toBe(british);
    expect(chooseVoice([voice('de-DE'), voice('en-AU'), american], 'en-GB')).toBe(american);
    expect(chooseVoice([voice('de-DE'), voice('eng')], 'en-GB')).toBeNull();
  });
});
