import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  OfficeRoomType,
  OfficeRoomTypeSave,
  OfficeRoomTypesQuery,
  PriceChange,
} from '@gangway/shared/contract/office/fleet/room-types.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { changesBetween } from '../../../lib/changes.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { pageOf } from '../../../lib/database/paging.ts';
import { AppError, refusing, requireFound } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import type { SeenVersion } from '../../../lib/seen-version.ts';
import { requireUnchanged } from '../../../operator/versions.service.ts';
import {
  deleteRoomTypeRow,
  findRoomType,
  findRoomTypePage,
  findRoomTypes,
  insertRoomType,
  lockRoomType,
  lockRoomTypes,
  updateRoomType,
  writePrices,
} from './room-types.repository.ts';
import { requireSeenPrices } from './seen-prices.rules.ts';

const entity = (id: number) => ({ entity: 'room_types' as const, entityId: String(id) });

/** One page of the room types with their prices. */
export async function pageRoomTypes({ db }: Data, query: OfficeRoomTypesQuery) {
  return pageOf(await findRoomTypePage(db, query), query);
}

/** @throws AppError `room-type-code-taken`, `invalid-input` without prices */
export async function createRoomType(
  deps: Data,
  caller: StaffCaller,
  save: OfficeRoomTypeSave,
): Promise<OfficeRoomType> {
  if (!save.prices) throw new AppError('invalid-input', { fields: { prices: 'required' } });
  return writeRoomType(deps, caller, async trx => {
    const id = await insertRoomType(trx, save);
    await writeAudit(trx, { ...entity(id), action: 'created', detail: { ...save } });
    return id;
  });
}

/** Changes a room type and, if given, its prices; existing orders keep theirs. @throws AppError `not-found`, `changed-meanwhile`, `room-type-code-taken` */
export function changeRoomType(
  deps: Data,
  caller: StaffCaller,
  id: number,
  save: OfficeRoomTypeSave,
  seen: SeenVersion,
): Promise<OfficeRoomType> {
  return writeRoomType(deps, caller, async trx => {
    const before = requireFound(await lockRoomType(trx, id));
    await requireUnchanged(trx, ['room_types', id], seen, async () => before);
    await updateRoomType(trx, id, save);
    const changes = changesBetween<Partial<OfficeRoomType>>(before, {
      ...save,
      amenities: save.amenities.toSorted(),
    });
    await writeAudit(trx, { ...entity(id), action: 'updated', detail: { changes } });
    return id;
  });
}

/** @throws AppError `not-found`, `room-type-used` where rooms are of this type */
export function deleteRoomType(deps: Data, caller: StaffCaller, id: number): Promise<null> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const before = requireFound(await lockRoomType(trx, id));
    if (before.rooms > 0) throw new AppError('room-type-used', { params: { count: before.rooms } });
    await deleteRoomTypeRow(trx, id);
    const { code, name } = before;
    await writeAudit(trx, { ...entity(id), action: 'deleted', detail: { code, name } });
    return null;
  });
}

/**
 * Changes cells of the price table, all or none.
 * @throws AppError `not-found`, `prices-changed` if some of the cells were changed meanwhile, with their current prices.
 */
export function changePrices(
  deps: Data,
  caller: StaffCaller,
  changes: readonly PriceChange[],
  language: Language,
): Promise<null> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const byType = Map.groupBy(changes, ({ roomTypeId }) => roomTypeId);
    const locked = await lockRoomTypes(trx, [...byType.keys()]);
    if (locked.length < byType.size) throw new AppError('not-found');
    const types = new Map((await findRoomTypes(trx, locked)).map(type => [type.id, type]));
    requireSeenPrices(changes, types, language);
    for (const [id, cells] of byType)
      await writeAudit(trx, { ...entity(id), action: 'updated', detail: { changes: toChanges(cells) } });
    await writePrices(trx, changes);
    return null;
  });
}

const toChanges = (cells: readonly PriceChange[]) =>
  Object.fromEntries(
    cells.map(({ session, weekday, fromSen, toSen }) => [
      `prices.${session}.${weekday}`,
      { from: fromSen, to: toSen },
    ]),
  );

function writeRoomType(
  deps: Data,
  caller: StaffCaller,
  write: (trx: Transaction<Database>) => Promise<number>,
): Promise<OfficeRoomType> {
  const codeTaken = new AppError('room-type-code-taken', { fields: { code: 'room-type-code-taken' } });
  return refusing({ room_types_code_key: codeTaken }, () =>
    inTransaction(deps, actorOf(caller), async trx =>
      requireFound(await findRoomType(trx, await write(trx))),
    ),
  );
}
