import type { Letter } from './mail-content.types.ts';

/** A letter as plain text, for those who read or are read to that way. */
export function letterText(letter: Letter): string {
  const facts = letter.facts.map(({ label, lines }) =>
    lines.length === 1
      ? `${label}: ${lines[0]}`
      : [`${label}:`, ...lines.map(line => `  ${line}`)].join('\n'),
  );
  return [
    letter.greeting,
    ...letter.paragraphs,
    facts.join('\n'),
    ...letter.afterwards,
    ...actionLines(letter.action),
    `${letter.closing}\n${letter.operator}`,
    `${letter.help}\n${letter.reason}`,
  ].join('\n\n');
}

function actionLines(action: Letter['action']): string[] {
  if (!action) return [];
  const { label, url, note } = action;
  return [[`${label}: ${url}`, ...(note ? [note] : [])].join('\n')];
}
