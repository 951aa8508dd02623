import { type Language, textIn } from '@gangway/shared/contract/base/languages.ts';
import { type GuideEntry, type GuidePage, guidePages } from '@gangway/shared/contract/guide.ts';
import type { LegalPageName } from '@gangway/shared/contract/legal.ts';
import type { GuideEntrySave, OfficeGuideEntry } from '@gangway/shared/contract/office/system/guide.ts';
import type { LegalVersionSave } from '@gangway/shared/contract/office/system/legal.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

/** The pages that have entries, in the order in which they are linked. */
export async function findWrittenPages(db: Connection): Promise<GuidePage[]> {
  const rows = await db.selectFrom('guide_entries').select('page').distinct().execute();
  return guidePages.filter(page => rows.some(row => row.page === page));
}

/** The entries of a page in a language, in order; in English where they are not written in it. */
export async function findGuideEntries(
  db: Connection,
  page: GuidePage,
  language: Language,
): Promise<GuideEntry[]> {
  const rows = await findOfficeGuide(db, page);
  return rows.map(({ id, heading, text }) => ({
    id,
    heading: textIn(heading, language),
    text: textIn(text, language),
  }));
}

const selectEntries = (db: Connection) =>
  db.selectFrom('guide_entries').select(['id', 'version', 'page', 'position', 'heading', 'text']);

/** The entries of a page in every language, in order. */
export const findOfficeGuide = (db: Connection, page: GuidePage): Promise<OfficeGuideEntry[]> =>
  selectEntries(db).where('page', '=', page).orderBy('position').execute();

export const findOfficeEntry = (db: Connection, id: number): Promise<OfficeGuideEntry | undefined> =>
  selectEntries(db).where('id', '=', id).executeTakeFirst();

/** Locks all entries until the transaction ends, because their order concerns all of a page. Returns the ids of the page. */
export async function lockGuide(trx: Transaction<Database>, page: GuidePage): Promise<number[]> {
  await sql`lock table guide_entries in share row exclusive mode`.execute(trx);
  const rows = await trx
    .selectFrom('guide_entries')
    .select('id')
    .where('page', '=', page)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertEntry(
  trx: Transaction<Database>,
  page: GuidePage,
  position: number,
  { heading, text }: GuideEntrySave,
): Promise<number> {
  const { id } = await trx
    .insertInto('guide_entries')
    .values({ page, position, heading, text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateEntry(
  trx: Transaction<Database>,
  id: number,
  { heading, text }: GuideEntrySave,
): Promise<void> {
  await trx.updateTable('guide_entries').set({ heading, text }).where('id', '=', id).execute();
}

export async function deleteEntryRow(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('guide_entries').where('id', '=', id).execute();
}

/** Numbers the entries of a page from 1 in this order. */
export async function writeEntryOrder(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  await sql`
    update guide_entries set position = wanted.position
    from unnest(${ids}::integer[]) with ordinality as wanted (id, position)
    where guide_entries.id = wanted.id and guide_entries.position <> wanted.position
  `.execute(trx);
}

const selectVersions = (db: Connection) =>
  db
    .selectFrom('legal_versions')
    .select(['id', 'version', 'page', 'valid_from as validFrom', 'text'])
    .orderBy('valid_from', 'desc');

/** A version of a legal page as it is stored. */
export type LegalVersion = Awaited<ReturnType<typeof findLegalVersions>>[number];

/** The versions of a legal page, newest first. */
export const findLegalVersions = (db: Connection, page: LegalPageName) =>
  selectVersions(db).where('page', '=', page).execute();

/** A version, locked until the transaction ends. */
export const lockLegalVersion = (trx: Transaction<Database>, id: number): Promise<LegalVersion | undefined> =>
  selectVersions(trx).where('id', '=', id).forUpdate().executeTakeFirst();

/** @returns its id, or undefined where the page has a version from that day. */
export async function insertLegalVersion(
  trx: Transaction<Database>,
  page: LegalPageName,
  { validFrom, text }: LegalVersionSave,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('legal_versions')
    .values({ page, valid_from: validFrom, text })
    .onConflict(conflict => conflict.columns(['page', 'valid_from']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** @returns false where the page has another version from that day. */
export async function updateLegalVersion(
  trx: Transaction<Database>,
  { id, page }: LegalVersion,
  { validFrom, text }: LegalVersionSave,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('legal_versions')
    .set({ valid_from: validFrom, text })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('legal_versions as other')
            .select('other.id')
            .where('other.page', '=', page)
            .where('other.valid_from', '=', validFrom)
            .where('other.id', '<>', id),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteLegalVersionRow(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('legal_versions').where('id', '=', id).execute();
}
