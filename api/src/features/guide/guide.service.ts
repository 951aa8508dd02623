/*
 * The operator's own texts: the pages on board, luggage and FAQ with their entries, and the versions of the legal pages.
 *
 * May import: operator.
 */

import type { Language } from '@gangway/shared/contract/base/languages.ts';
import type { GuideEntry, GuidePage } from '@gangway/shared/contract/guide.ts';
import {
  type GuideEntryCreate,
  type GuideEntrySave,
  type GuideOrder,
  guideLimits,
  type OfficeGuideEntry,
} from '@gangway/shared/contract/office/system/guide.ts';
import { actorOf, type StaffCaller } from '../../lib/caller.ts';
import { changesBetween } from '../../lib/changes.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Connection, inTransaction } from '../../lib/database/database.ts';
import { AppError, requireFound } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import type { SeenVersion } from '../../lib/seen-version.ts';
import { requireUnchanged } from '../../operator/versions.service.ts';
import {
  deleteEntryRow,
  findGuideEntries,
  findOfficeEntry,
  findOfficeGuide,
  findWrittenPages,
  insertEntry,
  lockGuide,
  updateEntry,
  writeEntryOrder,
} from './guide.repository.ts';

/** The pages that the operator has written (R416). Others are neither linked nor found. */
export const listGuidePages = (db: Connection): Promise<GuidePage[]> => findWrittenPages(db);

/** The entries of a page in a language. @throws AppError `not-found` where the operator has not written it */
export async function readGuidePage(
  db: Connection,
  page: GuidePage,
  language: Language,
): Promise<GuideEntry[]> {
  const entries = await findGuideEntries(db, page, language);
  if (entries.length === 0) throw new AppError('not-found');
  return entries;
}

/** All entries of a page, in every language. */
export const listOfficeGuide = (db: Connection, page: GuidePage): Promise<OfficeGuideEntry[]> =>
  findOfficeGuide(db, page);

/** Adds an entry at the end of its page. @throws AppError `guide-page-full` */
export function createEntry(
  deps: Deps,
  caller: StaffCaller,
  { page, ...save }: GuideEntryCreate,
): Promise<OfficeGuideEntry> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const others = await lockGuide(trx, page);
    if (others.length >= guideLimits.entries)
      throw new AppError('guide-page-full', { params: { count: guideLimits.entries } });
    const id = await insertEntry(trx, page, others.length + 1, save);
    await writeAudit(trx, { ...entity(id), action: 'created', detail: { page, ...save } });
    return requireFound(await findOfficeEntry(trx, id));
  });
}

/** @throws AppError `not-found`, `changed-meanwhile` */
export function changeEntry(
  deps: Deps,
  caller: StaffCaller,
  id: number,
  save: GuideEntrySave,
  seen: SeenVersion,
): Promise<OfficeGuideEntry> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const read = async () => requireFound(await findOfficeEntry(trx, id));
    await requireUnchanged(trx, ['guide_entries', id], seen, read);
    const before = await read();
    await updateEntry(trx, id, save);
    const changes = changesBetween<object>(before, save);
    await writeAudit(trx, { ...entity(id), action: 'updated', detail: { changes } });
    return read();
  });
}

/** @throws AppError `list-changed` where the entries of the page or their order changed since they were shown (R201) */
export function orderEntries(
  deps: Deps,
  caller: StaffCaller,
  { page, seen, ids }: GuideOrder,
): Promise<null> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const before = await lockGuide(trx, page);
    const isSeen = before.length === seen.length && before.every((id, index) => id === seen[index]);
    const isWhole = before.length === ids.length && before.every(id => ids.includes(id));
    if (!isSeen || !isWhole) throw new AppError('list-changed');
    await writeEntryOrder(trx, ids);
    await writeAudit(trx, {
      entity: 'guide_entries',
      entityId: page,
      action: 'updated',
      detail: { changes: { order: { from: before, to: ids } } },
    });
    return null;
  });
}

/** @throws AppError `not-found` */
export function deleteEntry(deps: Deps, caller: StaffCaller, id: number): Promise<null> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const { page } = requireFound(await findOfficeEntry(trx, id));
    const all = await lockGuide(trx, page);
    const { heading, text } = requireFound(await findOfficeEntry(trx, id));
    await deleteEntryRow(trx, id);
    await writeEntryOrder(
      trx,
      all.filter(other => other !== id),
    );
    await writeAudit(trx, { ...entity(id), action: 'deleted', detail: { page, heading, text } });
    return null;
  });
}

const entity = (id: number) => ({ entity: 'guide_entries' as const, entityId: String(id) });
