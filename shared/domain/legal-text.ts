import {
  isPlaceholder,
  type LegalPlaceholder,
  PLACEHOLDER_SLOT,
} from '../contract/base/legal-placeholders.ts';

/** A legal text with its figures. An unknown one stays as it was written. */
export const withFigures = (
  text: string,
  figures: Readonly<Record<LegalPlaceholder, string | number>>,
): string =>
  text.replace(PLACEHOLDER_SLOT, (slot, name: string) =>
    isPlaceholder(name) ? String(figures[name]) : slot,
  );

/** A section of a legal page. */
interface LegalSection {
  heading: string;
  paragraphs: string[];
}

/** What stands before the first heading, and the sections. */
export interface LegalArticle {
  intro: string[];
  sections: LegalSection[];
}

const HEADING = '# ';

const paragraphsOf = (lines: readonly string[]): string[] =>
  lines
    .join('\n')
    .split(/\n{2,}/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '');

/** The parts of a text: a line that begins with `# ` is a heading, an empty line separates paragraphs. */
export function readLegalText(text: string): LegalArticle {
  const parts: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  for (const line of text.split('\n')) {
    if (line.startsWith(HEADING)) parts.push({ heading: line.slice(HEADING.length).trim(), lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  const [before, ...sections] = parts.map(({ heading, lines }) => ({
    heading,
    paragraphs: paragraphsOf(lines),
  }));
  return { intro: before?.paragraphs ?? [], sections };
}

/** A page as a text that `readLegalText` reads. */
export const writeLegalText = ({ intro, sections }: LegalArticle): string =>
  [...intro, ...sections.flatMap(({ heading, paragraphs }) => [HEADING + heading, ...paragraphs])].join(
    '\n\n',
  );
