/** A mail address; a link; the path of a page or file; a file or a host without one. */
const ADDRESSES = new RegExp(
  [
    String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`https?:\/\/[^\s<>"”)\]]+`,
    String.raw`(?<![\w.\p{L}])(?:\/[\w.-]+)+\/?(?![\w/])`,
    // Not "e.g." or "U.S.": at least two letters on both sides of the full stop.
    String.raw`(?<![\w.])[\w-]{2,}(?:\.[\w-]*[a-z][\w-]+)+(?:\/[\w./-]*)?`,
    String.raw`(?<![\w.])[a-z][\w-]*\.(?:js|ts|c|h|py|rs|md|obj|json|wasm|html)\b`,
  ].join('|'),
  'giu',
);

/** What closes a sentence behind an address is no part of it. */
const CLOSING = /[.,;:!?]+$/;

/** Addresses as one dictates them: "hello at dave dot example", "dave dot example slash privacy". */
export function spokenAddresses(text: string): string {
  return text.replace(ADDRESSES, (address) => {
    const closing = CLOSING.exec(address)?.[0] ?? '';
    return dictated(address.slice(0, address.length - closing.length)) + closing;
  });
}

function dictated(address: string): string {
  return address
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .replaceAll('@', ' at ')
    .replaceAll('.', ' dot ')
    .replaceAll('/', ' slash ')
    .replaceAll(/[-_]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
