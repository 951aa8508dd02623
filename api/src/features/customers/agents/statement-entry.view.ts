import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { StatementLine } from '@gangway/shared/contract/people/agents.ts';
import { textsIn } from '../../../lib/texts.ts';

/** What an entry was: "Booking SC4F7K2M9Q paid", "Received from Mei Lin". */
export function entryOf(
  { kind, amountSen, orderNumber, counterparty }: StatementLine,
  language: Language,
): string {
  const name = kind === 'transfer' ? (amountSen < 0 ? 'transferOut' : 'transferIn') : kind;
  return textsIn(language)(`reports:statement.entry.${name}`, {
    number: orderNumber ?? '',
    name: counterparty?.realName ?? '',
  });
}
