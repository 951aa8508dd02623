import {
  definitionOf,
  type PassengerField,
  passengerFieldNames,
} from '@gangway/shared/contract/entries/passenger-fields.ts';
import { type Changes, changesBetween } from '../../lib/changes.ts';

/**
 * The changes in a form for the audit: people may have their data erased (PDPA), but audit entries cannot be erased. Personal
 * fields keep only a trace of the old and new values, as the table of fields defines: four characters of a number, or the
 * initials of a name. These are enough to tell a corrected typing error from another person.
 */
export function maskedChanges<Fields extends object>(before: Fields, after: Fields): Changes {
  const changes = changesBetween(before, after);
  return Object.fromEntries(
    Object.entries(changes).map(([field, { from, to }]) => {
      const { audit } = passengerFieldNames.includes(field as PassengerField)
        ? definitionOf(field as PassengerField)
        : { audit: 'whole' as const };
      return [
        field,
        audit === 'whole' ? { from, to } : { from: traceOf(audit, from), to: traceOf(audit, to) },
      ];
    }),
  );
}

function traceOf(audit: 'initials' | 'ending' | 'mailbox' | 'hidden', value: unknown): string {
  const text = String(value ?? '');
  if (text === '') return '';
  switch (audit) {
    case 'hidden':
      return '…';
    case 'initials':
      return text
        .split(/\s+/)
        .map(word => `${[...word][0]}.`)
        .join(' ');
    case 'mailbox':
      return `${text.slice(0, 1)}…${text.slice(text.indexOf('@'))}`;
    case 'ending':
      return `…${text.slice(-4)}`;
  }
}
