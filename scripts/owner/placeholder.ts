/** How every text begins that a script wrote for its owner to replace; `npm run check:site` looks for it. */
export const PLACEHOLDER = 'Replace this';
