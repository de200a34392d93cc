import type { MDXComponents } from 'mdx/types';

/** What an article may use without importing it. */
export const articleComponents: MDXComponents = {};
