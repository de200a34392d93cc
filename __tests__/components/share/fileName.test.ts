import { qrFileName } from '@/components/share/fileName';

describe("a saved code's name", () => {
  test.each([
    ['https://dave.example/', 'dave-example-qr.png'],
    ['https://dave.example/wasm-graphophile/?a=1', 'dave-example-wasm-graphophile-qr.png'],
    ['https://dave.example/a%20b/%F0%9F%91%8B/', 'dave-example-a-20b-f0-9f-91-8b-qr.png'],
  ])('says which page it leads to: %s', (address, name) => {
    expect(qrFileName(address, 'png')).toBe(name);
  });

  test('stays short enough for any file system', () => {
    expect(qrFileName(`https://dave.example/${'a/'.repeat(500)}`, 'svg').length).toBeLessThan(100);
  });
});
