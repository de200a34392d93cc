import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
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
function fileOf(url: string, folder: string, basePath: string): string | undefined {
  try {
    const pathname = decodeURIComponent(url.replace(/[?#].*$/, ''));
    if (!pathname.startsWith(`${basePath}/`)) return undefined;
    const name = pathname.slice(basePath.length);
    const file = path.join(folder, name.endsWith('/') ? `${name}index.html` : name);
    return file.startsWith(folder) && isFile(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A host as plain as they come: files, no header but the type, and 404.html for all else.
 *
 * @param out the exported site
 * @param basePath where it is mounted; "" for the root
 */
export async function startPlainHost(
  out = 'out',
  basePath = '',
): Promise<{ origin: string; server: Server }> {
  const folder = path.resolve(out);
  const server = createServer((request, response) => {
    const file = fileOf(request.url ?? '/', folder, basePath);
    const sent = file ?? path.join(folder, '404.html');
    const type = TYPES[path.extname(sent)] ?? 'application/octet-stream';
    response.writeHead(file ? 200 : 404, { 'content-type': type });
    createReadStream(sent).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, server };
}
