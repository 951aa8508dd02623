import { type Changes, changesBetween } from '../../lib/changes.ts';

/** Fields that name a person. Of these the audit, which is kept for good, tells that they changed and a trace of what to what. */
const naming = ['name', 'idNumber', 'phone', 'email', 'remarks'];

/**
 * What differs, fit for the audit: people may have their data erased (PDPA), and its entries cannot be. Four characters of
 * a number and the initials of a name are enough to tell a corrected slip from another person.
 */
export function maskedChanges<Fields extends object>(before: Fields, after: Fields): Changes {
  const changes = changesBetween(before, after);
  return Object.fromEntries(
    Object.entries(changes).map(([field, { from, to }]) =>
      naming.includes(field)
        ? [field, { from: mask(field, from), to: mask(field, to) }]
        : [field, { from, to }],
    ),
  );
}

function mask(field: string, value: unknown): string {
  const text = String(value ?? '');
  if (text === '' || field === 'remarks') return text === '' ? '' : '…';
  if (field === 'name')
    return text
      .split(/\s+/)
      .map(word => `${[...word][0]}.`)
      .join(' ');
  if (field === 'email') return `${text.slice(0, 1)}…${text.slice(text.indexOf('@'))}`;
  return `…${text.slice(-4)}`;
}
