import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DELIVERED = path.join('__tests__', 'fixtures', 'owners', 'dave', 'content');

/** A copy of what a new owner has: the content that the site came with, in a folder of its own. */
export function newProject() {
  const root = mkdtempSync(path.join(tmpdir(), 'owner-'));
  cpSync(DELIVERED, path.join(root, DELIVERED), { recursive: true });
  cpSync(DELIVERED, path.join(root, 'content'), { recursive: true });
  return {
    root,
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    write: (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
