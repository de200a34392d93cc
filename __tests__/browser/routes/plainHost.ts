import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const OUT = path.resolve('out');

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The exported file that a path asks for, or undefined: paths that cannot be decoded have none. */
function fileOf(url: string): string | undefined {
  try {
    const pathname = decodeURIComponent(url.replace(/[?#].*$/, ''));
    const file = path.join(OUT, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    return file.startsWith(OUT) && isFile(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** A host as plain as they come: files, no header but the type, and 404.html for all else. */
export async function startPlainHost(): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const file = fileOf(request.url ?? '/');
    const sent = file ?? path.join(OUT, '404.html');
    const type = TYPES[path.extname(sent)] ?? 'application/octet-stream';
    response.writeHead(file ? 200 : 404, { 'content-type': type });
    createReadStream(sent).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, server };
}
