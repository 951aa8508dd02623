import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A guard that is taken out of the API: what stands in a file, and what stands there without it. */
export interface TakenOut {
  /** The end of the file's path. */
  file: string;
  guard: string;
  without: string;
}

/** The environment of a process whose code is loaded without these guards. */
export const withoutGuards = (taken: readonly TakenOut[]): Record<string, string> => ({
  NODE_OPTIONS: `--import=${import.meta.url}`,
  GANGWAY_TAKEN_OUT: JSON.stringify(taken),
});

const taken: readonly TakenOut[] = JSON.parse(process.env.GANGWAY_TAKEN_OUT ?? '[]');

if (taken.length > 0)
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const here = taken.filter(({ file }) => url.startsWith('file:') && fileURLToPath(url).endsWith(file));
      if (here.length === 0 || loaded.source === undefined || loaded.source === null) return loaded;
      let source = Buffer.from(loaded.source as Uint8Array).toString('utf8');
      for (const { file, guard, without } of here) {
        // A guard that was moved is not taken out, and its control would prove nothing.
        if (!source.includes(guard)) throw new Error(`${file} does not contain the guard ${guard}`);
        source = source.replaceAll(guard, without);
      }
      return { ...loaded, source };
    },
  });
