/**
 * The name of a saved code: it says which page it leads to ("dave-example-contact-qr.png").
 * Whatever a file system might not take becomes a hyphen.
 */
export function qrFileName(address: string, ending: 'png' | 'svg'): string {
  const { hostname, pathname } = new URL(address);
  const words = `${hostname} ${pathname}`.toLowerCase().match(/[a-z0-9]+/g) ?? ['page'];
  return `${words.join('-').slice(0, 80)}-qr.${ending}`;
}
