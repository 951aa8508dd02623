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

/** Below this share of the style's size, two lines look better than one. */
const TWO_LINES_FROM = 0.7;

/** Characters that must not begin a line. */
const closing = /^[\s,.;:!?%)\]}，。、；：！？）》」』”’·]+$/u;

/** Cache of texts split into runs of one font; most texts are common to many documents. */
const runs = createMemory<readonly Run[]>(4_000);
/** Cache of text widths and line breaks: tickets have the same texts in the same boxes. */
const widths = createMemory<number>(4_000);
const wrapped = createMemory<readonly string[]>(2_000);
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

  /**
   * Sets a text in its style's size if it fits `maxWidth`, otherwise smaller, down to `least`; a text that is still too long ends
   * in an ellipsis. Two lines, if allowed, replace the single one, above and below its baseline.
   */
  function fitted(
    text: string,
    x: number,
    y: number,
    { maxWidth, least, lines = 1, align }: { maxWidth: number; least: number; lines?: 1 | 2; align?: Align },
    style: Style,
  ): void {
    let { size } = style;
    const allowed = () => (size <= style.size * TWO_LINES_FROM ? lines : 1);
    const setNow = () => wrap(text, maxWidth, { ...style, size });
    const fits = (parts: string[]) =>
      parts.length <= allowed() && parts.every(part => width(part, { ...style, size }) <= maxWidth);
    while (size > least && !fits(setNow())) size -= 0.5;
    const all = setNow();
    const shown = all.slice(0, lines);
    if (all.length > lines) shown[lines - 1] += '…';
    const leading = size * 1.2;
    const top = y - ((shown.length - 1) * leading) / 2;
    for (const [index, part] of shown.entries())
      line(part, x, top + index * leading, { ...style, size }, align);
  }

  /** Breaks a text into lines no wider than `maxWidth`, between words, and between characters in Chinese. */
  const wrap = (text: string, maxWidth: number, style: Style): string[] => [
    ...wrapped(`${maxWidth} ${keyOf(text, style)}`, () => findLines(text, maxWidth, style)),
  ];

  function findLines(text: string, maxWidth: number, style: Style): string[] {
    const lines: string[] = [];
    let current = '';
    for (const piece of piecesOf(text)) {
      if (current && width((current + piece).trimEnd(), style) > maxWidth) {
        lines.push(current.trimEnd());
        current = piece.trimStart();
      } else current += piece;
    }
    return current.trim() ? [...lines, current.trimEnd()] : lines;
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

  return { line, fitted, wrap, paragraph, width };
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
