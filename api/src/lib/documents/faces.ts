import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Language, languageFacts } from '@gangway/shared/contract/base/languages.ts';
import { create, type Font } from 'fontkit';
import { createMemory } from './memory.ts';
import { unpackWoff } from './unpack-woff.ts';

/** Font styles: `text` is plain, `strong` is bold, `display` is the brand's font for Latin headings. */
export type Voice = 'text' | 'strong' | 'display';

/** One font file; the same object every time, so that a document embeds it once. */
export interface Face {
  name: string;
  font: Font;
}

type Weight = 400 | 600;

const weights: Record<Voice, Weight> = { text: 400, strong: 600, display: 600 };

const mainSubset = { 'noto-sans-sc': 'chinese-simplified', 'noto-sans-kr': 'korean' } as const;

const { resolve } = createRequire(import.meta.url);
const folderOf = (family: string) => dirname(resolve(`@fontsource/${family}/package.json`));

// A font file is read once per process, and only when a character needs it.
const opened = new Map<string, Face | undefined>();

function openFace(family: string, subset: string, weight: Weight): Face | undefined {
  const name = `${family}-${subset}-${weight}-normal`;
  if (!opened.has(name)) {
    const font = create(unpackWoff(readFileSync(join(folderOf(family), 'files', `${name}.woff`))));
    opened.set(name, 'fonts' in font ? undefined : { name, font: rememberLayouts(font) });
  }
  return opened.get(name);
}

/** The most cached layouts of a font: the fixed texts of all documents in all languages, and recent names. */
const MOST_LAYOUTS = 4_000;

/**
 * A font that caches the layout of a text: this saves half of the work on a ticket, whose fixed texts recur and are measured
 * several times. pdfkit scales the positions that it gets, so each caller gets a copy.
 */
function rememberLayouts(font: Font): Font {
  const layout = font.layout.bind(font);
  const cached = createMemory<ReturnType<Font['layout']>>(MOST_LAYOUTS);
  font.layout = (text, features) => {
    const run = cached(`${features ? JSON.stringify(features) : ''} ${text}`, () => layout(text, features));
    return Object.create(run, {
      positions: { value: run.positions.map(position => ({ ...position })) },
    }) as ReturnType<Font['layout']>;
  };
  return font;
}

/** The first face, in the order of the voice and the language, that has every character of the cluster. */
export function faceFor(cluster: string, voice: Voice, language: Language): Face {
  const points = [...cluster].map(character => character.codePointAt(0) ?? 0);
  const has = (face: Face | undefined): face is Face =>
    face !== undefined && points.every(point => face.font.hasGlyphForCodePoint(point));
  for (const [family, subset, weight] of candidates(points[0] ?? 0, voice, language)) {
    const face = openFace(family, subset, weight);
    if (has(face)) return face;
  }
  // No font has it: an empty box is better than nothing.
  return openFace('figtree', 'latin', weights[voice]) as Face;
}

/** The language's own font of Chinese characters, then the others. */
function hanOrder(language: Language): (keyof typeof mainSubset)[] {
  const { hanFont } = languageFacts(language);
  const families = Object.keys(mainSubset) as (keyof typeof mainSubset)[];
  return [hanFont, ...families.filter(family => family !== hanFont)];
}

function* candidates(point: number, voice: Voice, language: Language): Generator<[string, string, Weight]> {
  const weight = weights[voice];
  if (voice === 'display') yield* subsets('fraunces', ['latin', 'latin-ext', 'vietnamese'], weight);
  yield* subsets('figtree', ['latin', 'latin-ext'], weight);
  for (const family of hanOrder(language)) {
    yield [family, mainSubset[family], weight];
    // Rare characters are spread over about a hundred files, listed in the family's index.
    for (const subset of subsetsHolding(family, point)) yield [family, subset, weight];
  }
}

const subsets = (family: string, names: readonly string[], weight: Weight): [string, string, Weight][] =>
  names.map(name => [family, name, weight]);

interface Range {
  subset: string;
  from: number;
  to: number;
}

const ranges = new Map<string, Range[]>();

/** Subsets of a family whose published range (`unicode.json`) includes a code point. */
function subsetsHolding(family: string, point: number): string[] {
  const familyRanges = ranges.get(family) ?? readRanges(family);
  ranges.set(family, familyRanges);
  return familyRanges.filter(({ from, to }) => point >= from && point <= to).map(({ subset }) => subset);
}

function readRanges(family: string): Range[] {
  const lists = JSON.parse(readFileSync(join(folderOf(family), 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(lists).flatMap(([key, list]) =>
    list.split(',').map(range => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return {
        subset: key.replace(/[[\]]/g, ''),
        from: Number.parseInt(from, 16),
        to: Number.parseInt(to, 16),
      };
    }),
  );
}
