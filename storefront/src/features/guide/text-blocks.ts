/** A paragraph with its line breaks, or a list. */
export type TextBlock = { lines: string } | { items: string[] };

const BULLET = '- ';

/** The parts of a plain text: an empty line separates them, and lines that all begin with a hyphen are a list. */
export function textBlocks(text: string): TextBlock[] {
  return text.split(/\n{2,}/).map(block => {
    const lines = block.split('\n');
    return lines.every(line => line.startsWith(BULLET))
      ? { items: lines.map(line => line.slice(BULLET.length)) }
      : { lines: block };
  });
}
