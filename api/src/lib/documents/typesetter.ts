import { visibleLine } from '@gangway/shared/contract/base/typed-text.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { type Face, faceFor, type Voice } from './faces.ts';
import { createMemory } from './memory.ts';

/** The style of a line: size in points, and a color of the brand. */
export interface Style {
  voice?: Voice;
  size: number;
  color: string;
  /** Points between characters. */
  tracking?: number;
}

type Align = 'left' | 'center' | 'right';

interface Run {
  face: Face;
  text: string;
}

/** The room for a text: its width and the smallest size in points, the most lines, and where they are aligned. */
interface Room {
  maxWidth: number;
  least: number;
  lines?: 1 | 2;
  align?: Align;
}

/** A text broken into lines; `whole` if no word had to be broken. */
interface Lines {
  parts: readonly string[];
  whole: boolean;
}

/** Below this share of the style's size, two lines look better than one. */
const TWO_LINES_FROM = 0.7;

/** Characters that must not begin a line. */
const closing = /^[\s,.;:!?%)\]}，。、；：！？）》」』”’·]+$/u;

/** Cache of texts split into runs of one font; most texts are common to many documents. */
const runs = createMemory<readonly Run[]>(4_000);
/** Cache of text widths and line breaks: tickets have the same texts in the same boxes. */
const widths = createMemory<number>(4_000);
const wrapped = createMemory<Lines>(2_000);
const segmenters = createMemory<Intl.Segmenter>(100);
const segmenter = (language: Language, granularity: 'grapheme' | 'word') =>
  segmenters(`${language} ${granularity}`, () => new Intl.Segmenter(language, { granularity }));

/**
 * Sets text of mixed languages with a font for each character, because PDF has no font fallback. Lines are aligned at their
 * baseline across fonts.
 */
export function createTypesetter(doc: PDFKit.PDFDocument, language: Language) {
  const clusters = segmenter(language, 'grapheme');
  const words = segmenter(language, 'word');

  const runsOf = (text: string, voice: Voice): readonly Run[] =>
    runs(`${language} ${voice} ${text}`, () => findRuns(text, voice));

  function findRuns(text: string, voice: Voice): Run[] {
    const runs: Run[] = [];
    // Removes invisible characters, which would be shown as a box or reverse the text. Normalizes to NFC: a Korean name typed on
    // a Mac has separate letters, which the fonts do not join.
    for (const { segment } of clusters.segment(visibleLine(text).normalize('NFC'))) {
      const last = runs.at(-1);
      const isBlankInside = last && segment === ' ' && last.face.font.hasGlyphForCodePoint(0x20);
      const face = isBlankInside ? last.face : faceFor(segment, voice, language);
      if (last?.face === face) last.text += segment;
      else runs.push({ face, text: segment });
    }
    return runs;
  }

  function useFace(face: Face, size: number): void {
    doc.registerFont(face.name, face.font as unknown as PDFKit.Mixins.PDFFontSource);
    doc.font(face.name, size);
  }

  const optionsOf = (style: Style) => ({
    lineBreak: false,
    baseline: 'alphabetic' as const,
    characterSpacing: style.tracking ?? 0,
    features: ['tnum' as const, 'kern' as const],
  });

  function measure(runs: readonly Run[], style: Style): number {
    let width = 0;
    for (const { face, text } of runs) {
      useFace(face, style.size);
      width += doc.widthOfString(text, optionsOf(style));
    }
    return width;
  }

  const width = (text: string, style: Style): number =>
    widths(keyOf(text, style), () => measure(runsOf(text, style.voice ?? 'text'), style));
  const keyOf = (text: string, { voice = 'text', size, tracking = 0 }: Style) =>
    `${language} ${voice} ${size} ${tracking} ${text}`;

  /** Sets one line whose baseline is at `y`; `x` is its left end, middle or right end. Returns its width. */
  function line(text: string, x: number, y: number, style: Style, align: Align = 'left'): number {
    const runs = runsOf(text, style.voice ?? 'text');
    const total = width(text, style);
    let at = x - { left: 0, center: total / 2, right: total }[align];
    for (const { face, text: part } of runs) {
      useFace(face, style.size);
      doc.fillColor(style.color).text(part, at, y, optionsOf(style));
      if (runs.length > 1) at += doc.widthOfString(part, optionsOf(style));
    }
    return total;
  }

  /** The largest size, from the style's down to `least`, in which each text fits its room with all its words whole. */
  function sizeFor(texts: readonly string[], { maxWidth, least, lines = 1 }: Room, style: Style): number {
    let { size } = style;
    const fits = (text: string) => {
      const { parts, whole } = linesOf(text, maxWidth, { ...style, size });
      return whole && parts.length <= (size <= style.size * TWO_LINES_FROM ? lines : 1);
    };
    while (size > least && !texts.every(fits)) size -= 0.5;
    return size;
  }

  /**
   * Sets a text in its style's size if it fits its room, otherwise smaller, down to `least`. What is still too long breaks inside a
   * word, and ends in an ellipsis where no line is left. Two lines, if allowed, replace the single one, above and below its
   * baseline. Returns the width of the widest.
   */
  function fitted(text: string, x: number, y: number, room: Room, style: Style): number {
    const { maxWidth, lines = 1, align } = room;
    const fitting = { ...style, size: sizeFor([text], room, style) };
    const all = wrap(text, maxWidth, fitting);
    const shown = all.slice(0, lines);
    if (all.length > lines) shown.push(cut(shown.pop() ?? '', maxWidth, fitting));
    const leading = fitting.size * 1.2;
    const top = y - ((shown.length - 1) * leading) / 2;
    const widths = shown.map((part, index) => line(part, x, top + index * leading, fitting, align));
    return Math.max(0, ...widths);
  }

  /** The beginning of a text that has room with an ellipsis, by binary search. */
  function cut(text: string, maxWidth: number, style: Style): string {
    const letters = [...clusters.segment(text)].map(({ segment }) => segment);
    const cutAt = (length: number) => `${letters.slice(0, length).join('').trimEnd()}…`;
    let fits = 0;
    let tooLong = letters.length + 1;
    while (tooLong - fits > 1) {
      const middle = (fits + tooLong) >> 1;
      if (width(cutAt(middle), style) <= maxWidth) fits = middle;
      else tooLong = middle;
    }
    return cutAt(fits);
  }

  /**
   * Breaks a text into lines no wider than `maxWidth`: between words, between characters in Chinese, and inside a word that is wider
   * than a line.
   */
  const wrap = (text: string, maxWidth: number, style: Style): string[] => [
    ...linesOf(text, maxWidth, style).parts,
  ];

  const linesOf = (text: string, maxWidth: number, style: Style): Lines =>
    wrapped(`${maxWidth} ${keyOf(text, style)}`, () => findLines(text, maxWidth, style));

  function findLines(text: string, maxWidth: number, style: Style): Lines {
    const parts: string[] = [];
    let current = '';
    let whole = true;
    const isTooWide = (part: string) => width(part.trimEnd(), style) > maxWidth;
    for (const piece of piecesOf(text)) {
      if (current && !isTooWide(current + piece)) {
        current += piece;
        continue;
      }
      if (current.trim()) parts.push(current.trimEnd());
      const word = current ? piece.trimStart() : piece;
      const broken = isTooWide(word) ? brokenUp(word, isTooWide) : [word];
      if (broken.length > 1) whole = false;
      current = broken.pop() ?? '';
      parts.push(...broken);
    }
    return { parts: current.trim() ? [...parts, current.trimEnd()] : parts, whole };
  }

  /** The parts of a word that is wider than a line. */
  function brokenUp(word: string, isTooWide: (part: string) => boolean): string[] {
    const parts = [''];
    for (const { segment } of clusters.segment(word)) {
      const last = parts.at(-1) ?? '';
      if (last && isTooWide(last + segment)) parts.push(segment);
      else parts[parts.length - 1] = last + segment;
    }
    return parts;
  }

  function piecesOf(text: string): string[] {
    const pieces: string[] = [];
    for (const { segment } of words.segment(text)) {
      const last = pieces.at(-1);
      const joins = last !== undefined && (closing.test(segment) || !canBreakBetween(last, segment));
      if (joins) pieces[pieces.length - 1] = last + segment;
      else pieces.push(segment);
    }
    return pieces;
  }

  /** Sets lines from the baseline `y` on, `leading` apart. Returns the baseline after the last. */
  function paragraph(
    text: string,
    x: number,
    y: number,
    maxWidth: number,
    leading: number,
    style: Style,
  ): number {
    let at = y;
    for (const part of wrap(text, maxWidth, style)) {
      line(part, x, at, style);
      at += leading;
    }
    return at;
  }

  return { line, fitted, sizeFor, wrap, paragraph, width };
}

export type Typesetter = ReturnType<typeof createTypesetter>;

const han = /\p{Script=Han}|[，。、；：！？）》」』]/u;

/**
 * After a blank, and at a Chinese character, but not at a word joiner (U+2060), which is not drawn; Korean and Latin words and e-mail
 * addresses stay whole.
 */
function canBreakBetween(before: string, after: string): boolean {
  const [first = ''] = after;
  const last = [...before].at(-1) ?? '';
  if (/[（《「『(\u2060]/.test(last)) return false;
  return /\s/.test(last) || han.test(first) || han.test(last);
}
