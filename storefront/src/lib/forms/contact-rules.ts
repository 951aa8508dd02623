import { faultOfEntry } from '@gangway/shared/domain/travel/entry-faults.ts';
import type entryRules from '@gangway/shared/i18n/en/entry-rules.ts';

type EntryRule = keyof typeof entryRules;

/** The rule that an e-mail or phone breaks; if it is missing, the field's own name. Both may be optional. */
export function brokenByContact<Field extends 'email' | 'phone'>(
  field: Field,
  text: string,
  needed: boolean,
): Field | EntryRule | false {
  const fault = faultOfEntry(field, text, needed);
  return fault === 'required' ? field : (fault ?? false);
}
