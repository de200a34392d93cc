import { site } from '@/content/site';

type SourceFileProps = {
  /** A file or a folder of the site's repository, such as wasm/engine/walk.ts. */
  path: string;
};

/** A file of the site's sources, as a link where the owner names their repository. */
export function SourceFile({ path }: SourceFileProps) {
  const { repository } = site.links;
  const name = <code>{path}</code>;
  if (!repository) return name;
  const kind = /\.\w+$/.test(path) ? 'blob' : 'tree';
  return <a href={`${repository}/${kind}/HEAD/${path}`}>{name}</a>;
}
