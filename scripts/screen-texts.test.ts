import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const project = join(import.meta.dirname, '..');

/** An application, and the texts that it loads before any screen. */
const applications = {
  storefront: { folder: 'storefront/src', always: ['site'] },
  'back office': { folder: 'desktop/src/renderer', always: ['frame', 'prescribed'] },
};

/** Code that is loaded apart, with the texts that are loaded with it. */
interface Part {
  file: string;
  texts: string[];
}

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, source);
  return source;
}

const quoted = (list: string): string[] => [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);

function fileOf(specifier: string, importer: string): string | undefined {
  const path = specifier.startsWith('@gangway/shared/')
    ? join(project, specifier.replace('@gangway/', ''))
    : specifier.startsWith('.') && join(dirname(importer), specifier);
  return path && /\.tsx?$/.test(path) && existsSync(path) ? path : undefined;
}

/** A call of one of these functions, with an optional first argument, the import, and the texts. */
const callOf = (names: string) =>
  new RegExp(
    `\\b(?:${names})\\(\\s*(?:'[\\w-]+'|\\w+)?,?\\s*\\(\\) => import\\('([^']+)'\\),?((?:\\s|'[\\w-]+'|[,[\\]])*)\\)`,
    'g',
  );
const SCREEN = callOf('lazyScreen|screen');
const LATER = callOf('laterCode');

function partsIn(file: string, call: RegExp): Part[] {
  return [...sourceOf(file).matchAll(call)].flatMap(([, specifier = '', texts = '']) => {
    const loaded = fileOf(specifier, file);
    return loaded ? [{ file: loaded, texts: quoted(texts) }] : [];
  });
}

/** The file and all that it imports with it, without types. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, specifier = ''] of sourceOf(file).matchAll(
    /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)';/gm,
  )) {
    const imported = fileOf(specifier, file);
    if (imported) loadedWith(imported, found);
  }
  return found;
}

/** Texts that a component waits for behind a placeholder of its own. */
const awaited = new Map([['storefront/src/features/orders/order-header.tsx', 'payment-methods']]);

const textsUsedIn = (file: string): string[] =>
  [...sourceOf(file).matchAll(/\buseTranslation\(\s*('[\w-]+'|\[[^\]]*\])/g)].flatMap(([, list = '']) =>
    quoted(list),
  );

/** What a part shows without its texts being loaded with it, or before it, as `file: texts`. */
function lateTexts(part: Part, before: ReadonlySet<string>, seen = new Set<string>()): string[] {
  if (seen.has(part.file)) return [];
  seen.add(part.file);
  const loaded = new Set([...before, ...part.texts]);
  return [...loadedWith(part.file)].flatMap(file => [
    ...textsUsedIn(file).flatMap(texts =>
      loaded.has(texts) || awaited.get(relative(project, file)) === texts
        ? []
        : [`${relative(project, file)}: ${texts}, in ${relative(project, part.file)}`],
    ),
    ...partsIn(file, LATER).flatMap(inner => lateTexts(inner, loaded, seen)),
  ]);
}

/*
 * Texts that are loaded only when a component asks for them come too late: the site would hide the whole screen meanwhile, with what
 * was typed and the focus, and the back office would show their keys.
 */
describe.each(Object.entries(applications))('%s', (_, { folder, always }) => {
  const files = globSync('app/**/*.{ts,tsx}', { cwd: join(project, folder) });
  const screens = files.flatMap(file => partsIn(join(project, folder, file), SCREEN));

  test('its screens are found', () => {
    expect(screens.length).toBeGreaterThan(20);
  });

  test('the texts of a screen are loaded before it is shown', () => {
    expect(screens.flatMap(screen => lateTexts(screen, new Set(always)))).toEqual([]);
  });
});
