import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Handler } from 'hono';

const YEAR_SECONDS = 31_536_000;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.json': 'application/json',
};

/** Serves the built renderer: files by name, and the page at every address that is no file. */
export function serveRenderer(folder: string): Handler {
  return async c => {
    const path = fileOf(folder, c.req.path);
    if (path === null) return c.notFound();
    const body = await readFile(path).catch(absent);
    const type = types[extname(path)];
    if (!body || !type) return c.notFound();
    const built = c.req.path.startsWith('/assets/');
    return c.body(new Uint8Array(body), 200, {
      'Content-Type': type,
      'Cache-Control': built ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
    });
  };
}

/** The file at an address; null if it would be outside the folder. */
function fileOf(folder: string, path: string): string | null {
  if (extname(path) === '') return join(folder, 'index.html');
  const file = join(folder, decode(path));
  return file.startsWith(folder + sep) && !file.includes('\0') ? file : null;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '\0';
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(error.code ?? '')) return null;
  throw error;
}
