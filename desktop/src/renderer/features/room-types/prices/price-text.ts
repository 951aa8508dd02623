import { MOST_CABIN_SEN } from '@gangway/shared/contract/office/fleet/room-types.ts';
import { formatAmount, parseMoney, type Sen } from '@gangway/shared/domain/money/money.ts';

/** `1,234.50`: without the currency's symbol, which the table's heading shows. */
export const writePrice = (sen: Sen): string => formatAmount(sen, 'en');

/** Parses a cell's amount; null if it is none, or more than a cabin can cost. */
export function readPrice(text: string): Sen | null {
  const sen = parseMoney(text);
  return sen !== null && sen <= MOST_CABIN_SEN ? sen : null;
}
