import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Node 24, which comes through the npm package `node`: what everything but the launchers runs on. */
export const node24 = join(project, 'node_modules/node/bin/node');

/**
 * What Node is told for the server, as in `npm run serve`. V8 copies what was made last between two halves of so many megabytes;
 * left to itself it takes twice as much, and it does not take the setting once it runs.
 */
export const serverFlags = ['--max-semi-space-size=16'];

/**
 * What the server's environment says, as in `npm run serve`: the C library keeps freed memory in as many pools as it has threads,
 * and gives back none of it; with two, exports one after the other take no more than the first.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };

/** A tool that npm installed. */
export const tool = (/** @type {string} */ name) => join(project, 'node_modules/.bin', name);

/** The environment of our tools: they find Node 24 first, and what it compiled before, which halves the time of a start. */
export const toolEnvironment = () => ({
  NODE_COMPILE_CACHE: join(project, 'node_modules/.cache/compile'),
  ...process.env,
  PATH: `${join(project, 'node_modules/.bin')}:${process.env.PATH}`,
});

/** Something that the person at the keyboard can put right: one clear sentence. */
export class SetupError extends Error {}
