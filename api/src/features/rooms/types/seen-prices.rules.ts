import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OfficeRoomType, PriceChange } from '@gangway/shared/contract/office/fleet/room-types.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { writeWeekday } from '@gangway/shared/i18n/dates.ts';
import { AppError } from '../../../lib/errors.ts';
import { textsIn } from '../../../lib/texts.ts';

/** As many as fit in a sentence; the fields of the answer name all of them. */
const NAMED = 5;

/**
 * Prevents overwriting a price that the user has not seen. The types are locked, and exist for every change. @throws AppError
 * `prices-changed`: its sentence names the first cells, its fields (`changes.0`) the current price of each.
 */
export function requireSeenPrices(
  changes: readonly PriceChange[],
  types: ReadonlyMap<number, OfficeRoomType>,
  language: Language,
): void {
  const t = textsIn(language);
  const stale = changes.flatMap((change, index) => {
    const { roomTypeId, session, weekday, fromSen } = change;
    const type = types.get(roomTypeId);
    const nowSen = type?.prices[session][weekday - 1] ?? 0;
    if (!type || nowSen === fromSen) return [];
    const name = `${type.code} ${t(`documents:session.${session}`)} ${writeWeekday(weekday, language)}`;
    return [{ name, field: `changes.${index}`, now: formatMoney(nowSen, language) }];
  });
  if (stale.length === 0) return;
  const names = stale.slice(0, NAMED).map(({ name }) => name);
  throw new AppError('prices-changed', {
    params: { count: stale.length, cells: names.join(', ') + (stale.length > NAMED ? ', …' : '') },
    fields: Object.fromEntries(stale.map(({ field, now }) => [field, now])),
  });
}
