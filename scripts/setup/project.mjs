import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Node 24 from the npm package `node`: what everything but the launchers runs on. */
export const node24 = join(project, 'node_modules/node/bin/node');

/**
 * Node's flags for the server, as in `npm run serve`. V8 copies new objects between two halves of this many megabytes;
 * by default it uses twice as much, and the setting cannot be changed at run time.
 */
export const serverFlags = ['--max-semi-space-size=16'];

/**
 * The server's environment variables, as in `npm run serve`. The C library keeps freed memory in as many pools as it
 * has threads, and returns none of it; with two, exports one after the other take no more than the first.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };

/** A tool that npm installed. */
export const tool = (/** @type {string} */ name) => join(project, 'node_modules/.bin', name);

/** The environment of our tools: Node 24 comes first, and its compile cache halves the time of a start. */
export const toolEnvironment = () => ({
  NODE_COMPILE_CACHE: join(project, 'node_modules/.cache/compile'),
  ...process.env,
  PATH: `${join(project, 'node_modules/.bin')}:${process.env.PATH}`,
});

/** A problem that the user can solve: its message is one clear sentence. */
export class SetupError extends Error {}
