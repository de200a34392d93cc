import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A small built site in a folder of its own; `remove` takes it away. Its list of headers is empty unless given. */
export function builtSite(files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries({ '_headers.json': '[]', ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
