import { button, link, radio } from '../person';
import { expect, test } from '../test';

test('the bar leads to every page, and what was chosen in it goes along', async ({ person }) => {
  await person.open('/');
  await person.press(radio('Light'));
  await person.press(button('Pause motion'));
  for (const [name, heading] of [
    ['Disruptive Ideas', 'Disruptive Ideas'],
    ['Contact', 'Contact'],
    ['Privacy', 'Privacy notice'],
    ['Accessibility', 'Accessibility'],
  ] as const) {
    await person.press(link(name));
    await expect.poll(() => person.ask('heading')).toBe(heading);
    await person.sees(button('Play motion'));
    expect(await person.attributeOf(null, 'data-theme')).toBe('light');
  }
  await person.open('/privacy/');
  await person.sees(button('Play motion'));
  expect(await person.attributeOf(null, 'data-theme')).toBe('light');
  expect(await person.isChecked(radio('Light'))).toBe(true);
});

test('a phone finds the pages at the foot', async ({ person }) => {
  await person.resize({ width: 360, height: 640 });
  await person.open('/privacy/');
  await person.press(link('Ideas'));
  await expect.poll(() => person.ask('heading')).toBe('Disruptive Ideas');
  await person.press(link('Contact'));
  await expect.poll(() => person.ask('heading')).toBe('Contact');
});

test('a path that is no page leads home', async ({ person }) => {
  await person.open('/nowhere/at/all/');
  await expect.poll(() => person.ask('address')).toBe(`${person.origin}/`);
  await expect.poll(() => person.ask('heading')).toBe('Ask Me Anything');
  await person.sees(button('Share'));
  // That the path is no page is said once, and nothing else is complained of.
  const complaints = await person.takeComplaints();
  expect(complaints.filter((complaint) => !/\b404\b/.test(complaint))).toEqual([]);
});
