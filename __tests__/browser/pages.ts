/** Every page of the site (docs/specification.md, Pages), with the one visible h1 that it must have. */
export const PAGES = [
  { path: '/', heading: 'Ask Me Anything' },
  { path: '/contact/', heading: 'Contact' },
  { path: '/privacy/', heading: 'Privacy notice' },
  { path: '/disrupt/', heading: 'Disruptive Ideas' },
  { path: '/wasm-graphophile/', heading: /graph/i },
  { path: '/homomorphic/', heading: /numbers/i },
] as const;

export const WIDTHS = [360, 768, 1280] as const;
export const THEMES = ['dark', 'light'] as const;
