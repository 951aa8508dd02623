import type { MailContent } from './mail-content.types.ts';

/** A mail as plain text, for mail programs without HTML and for screen readers. */
export function mailText(content: MailContent): string {
  const facts = content.facts.map(({ label, lines }) =>
    lines.length === 1
      ? `${label}: ${lines[0]}`
      : [`${label}:`, ...lines.map(line => `  ${line}`)].join('\n'),
  );
  return [
    content.greeting,
    ...content.paragraphs,
    facts.join('\n'),
    ...content.afterwards,
    ...actionLines(content.action),
    `${content.closing}\n${content.operator}`,
    `${content.help}\n${content.reason}`,
  ].join('\n\n');
}

function actionLines(action: MailContent['action']): string[] {
  if (!action) return [];
  const { label, url, note } = action;
  return [[`${label}: ${url}`, ...(note ? [note] : [])].join('\n')];
}
