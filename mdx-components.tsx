import type { MDXComponents } from 'mdx/types';
import { articleComponents } from '@/components/article/articleComponents';

/** What an article may use without importing it. Next looks for this file here, by this name. */
export function useMDXComponents(components: MDXComponents): MDXComponents {
  return { ...components, ...articleComponents };
}
