import { site } from '@/content/site';
import { topicOf } from '@/lib/head/animation/topic';

const TOPICS = [
  { keywords: ['graph*', 'fast'], colour: '#000001' },
  { keywords: ['key', 'secret'], colour: '#000002' },
];

test('a question’s subject is the one that it has most words of', () => {
  expect(topicOf('How FAST are graphs?', TOPICS)?.colour).toBe('#000001');
  expect(topicOf('Is the secret key fast?', TOPICS)?.colour).toBe('#000002');
});

test('words count whole unless a star says otherwise', () => {
  expect(topicOf('monkey business', TOPICS)).toBeNull();
  expect(topicOf('secrets?', TOPICS)).toBeNull();
  expect(topicOf('a graphical keyboard', TOPICS)?.colour).toBe('#000001');
});

test('no known word, no topic', () => {
  expect(topicOf('', TOPICS)).toBeNull();
  expect(topicOf('¿Qué?', TOPICS)).toBeNull();
});

test('the site’s own topics have colours that can be read and words in lower case', () => {
  for (const { keywords, colour } of site.topics) {
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    for (const keyword of keywords) expect(keyword).toBe(keyword.toLowerCase());
  }
  expect(topicOf(site.ask.suggestions[1] ?? '', site.topics)).not.toBeNull();
});
