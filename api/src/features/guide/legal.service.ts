import { type Language, textIn } from '@gangway/shared/contract/base/languages.ts';
import type { LegalPageName, LegalText } from '@gangway/shared/contract/legal.ts';
import type {
  LegalVersionCreate,
  LegalVersionSave,
  OfficeLegalVersion,
} from '@gangway/shared/contract/office/system/legal.ts';
import { type LocalDate, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { actorOf, type StaffCaller } from '../../lib/caller.ts';
import { changesBetween } from '../../lib/changes.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import { AppError, requireFound } from '../../lib/errors.ts';
import type { Data, Deps } from '../../lib/http/context.ts';
import type { SeenVersion } from '../../lib/seen-version.ts';
import { requireUnchanged } from '../../operator/versions.service.ts';
import {
  deleteLegalVersionRow,
  findLegalVersions,
  insertLegalVersion,
  type LegalVersion,
  lockLegalVersion,
  updateLegalVersion,
} from './guide.repository.ts';

/**
 * A legal page in a language (R458): the version that holds today, or the one that was asked for. Null while the operator has written
 * none that holds; the site then shows its template.
 *
 * @throws AppError `not-found` for a version that the page does not have
 */
export async function readLegalPage(
  { db, clock }: Data,
  page: LegalPageName,
  { language, edition }: { language: Language; edition?: number | undefined },
): Promise<LegalText | null> {
  const versions = await findLegalVersions(db, page);
  const today = localDateIn(clock.now());
  const shown =
    edition === undefined
      ? versions.find(({ validFrom }) => validFrom <= today)
      : requireFound(versions.find(({ id }) => id === edition));
  if (!shown) return null;
  return {
    id: shown.id,
    validFrom: shown.validFrom,
    text: textIn(shown.text, language),
    others: versions.filter(({ id }) => id !== shown.id).map(({ id, validFrom }) => ({ id, validFrom })),
  };
}

/** All versions of a legal page, newest first. */
export async function listLegalVersions(
  { db, clock }: Data,
  page: LegalPageName,
): Promise<OfficeLegalVersion[]> {
  const today = localDateIn(clock.now());
  return (await findLegalVersions(db, page)).map(version => officeVersion(version, today));
}

/** @throws AppError `legal-past-date`, `legal-date-taken` */
export function createLegalVersion(
  deps: Deps,
  caller: StaffCaller,
  { page, ...save }: LegalVersionCreate,
): Promise<OfficeLegalVersion> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const today = localDateIn(deps.clock.now());
    requireNotPast(save.validFrom, today);
    const id = await insertLegalVersion(trx, page, save);
    if (id === undefined) throw taken();
    await writeAudit(trx, { ...entity(id), action: 'created', detail: { page, validFrom: save.validFrom } });
    return officeVersion(requireFound(await lockLegalVersion(trx, id)), today);
  });
}

/** @throws AppError `not-found`, `changed-meanwhile`, `legal-version-fixed`, `legal-past-date`, `legal-date-taken` */
export function changeLegalVersion(
  deps: Deps,
  caller: StaffCaller,
  id: number,
  save: LegalVersionSave,
  seen: SeenVersion,
): Promise<OfficeLegalVersion> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const today = localDateIn(deps.clock.now());
    const read = async () => requireFound(await lockLegalVersion(trx, id));
    await requireUnchanged(trx, ['legal_versions', id], seen, async () => officeVersion(await read(), today));
    const before = await lockChangeable(trx, id, today);
    requireNotPast(save.validFrom, today);
    if (!(await updateLegalVersion(trx, before, save))) throw taken();
    const changes = changesBetween<object>(before, save);
    await writeAudit(trx, { ...entity(id), action: 'updated', detail: { changes } });
    return officeVersion(await read(), today);
  });
}

/** @throws AppError `not-found`, `legal-version-fixed` */
export function deleteLegalVersion(deps: Deps, caller: StaffCaller, id: number): Promise<null> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const { page, validFrom, text } = await lockChangeable(trx, id, localDateIn(deps.clock.now()));
    await deleteLegalVersionRow(trx, id);
    await writeAudit(trx, { ...entity(id), action: 'deleted', detail: { page, validFrom, text } });
    return null;
  });
}

/** What guests have agreed to stays as it was. @throws AppError `not-found`, `legal-version-fixed` */
async function lockChangeable(
  trx: Transaction<Database>,
  id: number,
  today: LocalDate,
): Promise<LegalVersion> {
  const version = requireFound(await lockLegalVersion(trx, id));
  if (version.validFrom <= today) throw new AppError('legal-version-fixed');
  return version;
}

const taken = () => new AppError('legal-date-taken', { fields: { validFrom: 'legal-date-taken' } });

function requireNotPast(validFrom: LocalDate, today: LocalDate): void {
  if (validFrom < today) throw new AppError('legal-past-date', { fields: { validFrom: 'legal-past-date' } });
}

const officeVersion = (version: LegalVersion, today: LocalDate): OfficeLegalVersion => ({
  ...version,
  isFixed: version.validFrom <= today,
});

const entity = (id: number) => ({ entity: 'legal_versions' as const, entityId: String(id) });
