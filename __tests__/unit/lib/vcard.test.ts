import { type Contact, vCard, vCardDataUrl } from '@/lib/vcard';

const DAVE: Contact = {
  name: 'Dave',
  jobTitle: 'Software developer',
  organisation: '',
  email: 'hello@dave.example',
  urls: ['https://dave.example/'],
};

/** Undoes the folding, as a reader of the file does first. */
function unfold(card: string): string[] {
  return card.replace(/\r\n /g, '').split('\r\n');
}

describe('a vCard', () => {
  test('is version 4.0, with every line ended by CRLF', () => {
    expect(vCard(DAVE)).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:4.0',
        'FN:Dave',
        'TITLE:Software developer',
        'EMAIL:hello@dave.example',
        'URL:https://dave.example/',
        'END:VCARD',
        '',
      ].join('\r\n'),
    );
  });

  test('escapes what separates fields, and line breaks', () => {
    const card = vCard({ ...DAVE, name: 'Dave; A, B\\C', organisation: 'One\r\nTwo\nThree' });
    expect(unfold(card)).toContain('FN:Dave\\; A\\, B\\\\C');
    expect(unfold(card)).toContain('ORG:One\\nTwo\\nThree');
  });

  test('folds lines at 75 bytes without cutting a character, and loses nothing', () => {
    const name = 'Ünïcödé 👋🏽 '.repeat(20).trim();
    const card = vCard({ ...DAVE, name });
    for (const line of card.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\ufffd');
    }
    expect(unfold(card)).toContain(`FN:${name}`);
  });

  test('leaves out what is empty', () => {
    const card = vCard({ ...DAVE, jobTitle: '', email: '', urls: ['', 'https://dave.example/'] });
    expect(card).not.toMatch(/TITLE|EMAIL|ORG|URL:\r/);
  });

  test('saves from a link as the same text', () => {
    const card = vCard({ ...DAVE, name: 'Dave % # "?' });
    const url = vCardDataUrl(card);
    expect(url).toMatch(/^data:text\/vcard;charset=utf-8,/);
    expect(decodeURIComponent(url.slice(url.indexOf(',') + 1))).toBe(card);
  });
});
