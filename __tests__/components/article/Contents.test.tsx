import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Contents, FoldedContents } from '@/components/article/Contents';

const HEADINGS = [
  { id: 'one', text: 'One' },
  { id: 'two', text: 'Two' },
  { id: 'three', text: 'Three' },
  { id: 'four', text: 'Four' },
];
/** Where the headings stand on the page; the last two are too near its end to reach the line. */
const TOPS: Record<string, number> = { one: 500, two: 2000, three: 3700, four: 3900 };
const WINDOW_HEIGHT = 1000;
const PAGE_HEIGHT = 4200;

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  act(() => {
    fireEvent.scroll(window);
    jest.runAllTimers();
  });
}

function current(): string | null | undefined {
  return screen
    .getAllByRole('link')
    .find((link) => link.getAttribute('aria-current') === 'location')?.textContent;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((callback) => setTimeout(callback, 16) as unknown as number);
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: WINDOW_HEIGHT });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(PAGE_HEIGHT);
  for (const { id, text } of HEADINGS) {
    const heading = document.createElement('h2');
    heading.id = id;
    heading.textContent = text;
    heading.getBoundingClientRect = () => ({ top: (TOPS[id] ?? 0) - window.scrollY }) as DOMRect;
    document.body.append(heading);
  }
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('the section that is read is marked, at a jump down and at one up, to the last', () => {
  render(<Contents headings={HEADINGS} />);
  scrollTo(0);
  expect(current()).toBe('One');
  scrollTo(1800);
  expect(current()).toBe('Two');
  scrollTo(PAGE_HEIGHT - WINDOW_HEIGHT);
  expect(current()).toBe('Four');
  scrollTo(2400);
  expect(current()).toBe('Two');
  scrollTo(300);
  expect(current()).toBe('One');
});

test('short sections at the end have their turn one after the other', () => {
  render(<Contents headings={HEADINGS} />);
  const seen = new Set<string | null | undefined>();
  for (let y = 2500; y <= PAGE_HEIGHT - WINDOW_HEIGHT; y += 20) {
    scrollTo(y);
    seen.add(current());
  }
  expect([...seen]).toEqual(['Two', 'Three', 'Four']);
});

test('the folded list leads to every section too', () => {
  render(<FoldedContents headings={HEADINGS} />);
  const links = within(screen.getByRole('navigation', { name: 'Contents', hidden: true }));
  expect(
    links.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href')),
  ).toEqual(HEADINGS.map(({ id }) => `#${id}`));
});
