import { licenceNotice, shippedPackages } from '@/scripts/export/licences';

test('the notice names all that ships, with the text of its licence', () => {
  const notice = licenceNotice(process.cwd());
  for (const name of ['react', 'react-dom', 'scheduler', 'next', 'three', 'qrcode']) {
    expect(notice).toMatch(new RegExp(`^${name} \\d[^\\n]*\\(MIT\\)$`, 'm'));
  }
  expect(notice).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(notice.match(/SIL OPEN FONT LICENSE/gi)?.length).toBeGreaterThanOrEqual(2);
});

test('every package of the notice says under which licence it is, by name or by its text', () => {
  const notice = licenceNotice(process.cwd());
  expect(notice).not.toContain('its licence is see its text');
  expect(notice).toContain('webgl-constants');
});

test('what only builds or tests the site is not in it', () => {
  const names = shippedPackages(process.cwd()).map(({ name }) => name);
  for (const tool of ['typescript', 'eslint', 'jest', 'esbuild', 'tsx', 'hono', 'openai']) {
    expect(names).not.toContain(tool);
  }
});
