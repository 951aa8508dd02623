import { isSamePhone } from '@gangway/shared/contract/entries/phone.ts';
import type {
  OfficeCustomerCreate,
  OfficeCustomerDetail,
  OfficeCustomerSave,
  SentPasswordLink,
  StatusChange,
} from '@gangway/shared/contract/office/orders/customers.ts';
import { isAgentLevel } from '@gangway/shared/domain/money/agent-levels.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { isUnderDataAge } from '@gangway/shared/domain/travel/child-data-rules.ts';
import {
  insertCustomerRecord,
  setCustomerStatus,
  updateCustomerRecord,
} from '../../../accounts/customers/customers.repository.ts';
import { countBelow, findSuperiors } from '../../../accounts/ledger/agent-tree.repository.ts';
import { hashPassword } from '../../../accounts/passwords/passwords.service.ts';
import { endSessionsOf } from '../../../accounts/sessions/sessions.service.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { AppError, refusing, requireFound } from '../../../lib/errors.ts';
import type { Data, Work } from '../../../lib/http/context.ts';
import type { SeenVersion } from '../../../lib/seen-version.ts';
import { requireUnchanged } from '../../../operator/versions.service.ts';
import { withReferralCode } from '../account/referrer.service.ts';
import { readAgentAccount } from '../agents/agent-account.service.ts';
import { ownerOf } from '../contacts/code-asker.service.ts';
import { passwordLinkUntil, sendPasswordLink } from '../password-link/password-links.service.ts';
import { type CustomerRecord, findRecord, lockRecord } from './customer-list.repository.ts';
import { assertFits } from './superior-agent.service.ts';

/** The full record of a customer or agent. @throws AppError `not-found` */
export async function readOfficeCustomer(deps: Data, id: string): Promise<OfficeCustomerDetail> {
  const { db } = deps;
  const record = requireFound(await findRecord(db, id));
  const [superiors, below, account, linkUntil] = await Promise.all([
    findSuperiors(db, id),
    countBelow(db, id),
    readAgentAccount(deps, id),
    passwordLinkUntil(deps, id),
  ]);
  const { balanceSen, creditSen, availableSen, soldThisMonth } = account;
  const { superiorId: _, ...fields } = record;
  return {
    ...fields,
    superiors,
    below,
    funds: isAgentLevel(record.level) ? { balanceSen, creditSen, availableSen } : null,
    soldThisMonth,
    passwordLinkUntil: linkUntil?.toISOString() ?? null,
  };
}

/** Locks a customer. @throws AppError `not-found` if missing or erased. */
async function lockCustomerRecord(trx: Transaction<Database>, id: string): Promise<CustomerRecord> {
  return requireFound(await lockRecord(trx, id));
}

/**
 * Creates an account for a person, who gets a link to choose a password; until then sign-in is not possible.
 *
 * @throws AppError `under-age-account` below 13 (R96), `username-taken`, `customer-email-taken`, `superior-unfit`.
 */
export async function createOfficeCustomer(
  deps: Work,
  caller: StaffCaller,
  create: OfficeCustomerCreate,
): Promise<OfficeCustomerDetail> {
  assertOldEnough(deps, create.birthDate);
  if (await ownerOf(deps.db, { channel: 'email', recipient: create.email }))
    throw new AppError('customer-email-taken', { fields: { email: 'customer-email-taken' } });
  const unknowable = await hashPassword(Buffer.from(deps.ids.bytes(24)).toString('base64'));
  const id = deps.ids.uuid();
  const registeredAt = deps.clock.now();
  await namingTaken(() =>
    inTransaction(deps, actorOf(caller), async trx => {
      await assertFits(trx, create.superiorId, create.level);
      await withReferralCode(deps.ids, referralCode =>
        insertCustomerRecord(trx, { ...create, id, referralCode, passwordHash: unknowable, registeredAt }),
      );
      const { username, level, superiorId } = create;
      await writeAudit(trx, {
        entity: 'customers',
        entityId: id,
        action: 'created',
        detail: { username, level, superiorId },
      });
      await sendPasswordLink(trx, deps, id, 'account-opened');
    }),
  );
  return readOfficeCustomer(deps, id);
}

/**
 * Changes a customer's fields. A changed e-mail address or phone is unconfirmed, and links sent to the former address
 * become invalid. The audit names the changed fields, without old or new values.
 *
 * @throws AppError `not-found`, `changed-meanwhile`, `under-age-account`, `username-taken`
 */
export async function changeOfficeCustomer(
  deps: Work,
  caller: StaffCaller,
  id: string,
  save: OfficeCustomerSave,
  seen: SeenVersion,
): Promise<OfficeCustomerDetail> {
  assertOldEnough(deps, save.birthDate);
  await namingTaken(() =>
    inTransaction(deps, actorOf(caller), async trx => {
      const before = await lockCustomerRecord(trx, id);
      await requireUnchanged(trx, ['customers', id], seen, () =>
        readOfficeCustomer({ ...deps, db: trx }, id),
      );
      const after = { ...save, email: save.email || null, ...keptPhone(before, save.phone) };
      const fields = Object.keys(save).filter(
        field => after[field as keyof typeof save] !== before[field as keyof typeof save],
      );
      if (fields.length === 0) return;
      const emailConfirmed = before.emailConfirmed && after.email === before.email;
      await updateCustomerRecord(trx, id, { ...after, emailConfirmed });
      await writeAudit(trx, { entity: 'customers', entityId: id, action: 'updated', detail: { fields } });
    }),
  );
  return readOfficeCustomer(deps, id);
}

/** The same number in another spelling stays confirmed, and keeps its stored form. */
function keptPhone(before: CustomerRecord, phone: string): { phone: string; phoneConfirmed: boolean } {
  const isSame = before.phoneConfirmed && isSamePhone(phone, before.phone);
  return isSame ? { phone: before.phone, phoneConfirmed: true } : { phone, phoneConfirmed: false };
}

/**
 * Activates or deactivates an account. An inactive account cannot sign in, and its sessions end; its orders are
 * unaffected.
 * @throws AppError `not-found`, `changed-meanwhile`
 */
export async function changeCustomerStatus(
  deps: Work,
  caller: StaffCaller,
  id: string,
  { status, reason }: StatusChange,
  seen: SeenVersion,
): Promise<OfficeCustomerDetail> {
  await inTransaction(deps, actorOf(caller), async trx => {
    const before = await lockCustomerRecord(trx, id);
    await requireUnchanged(trx, ['customers', id], seen, () => readOfficeCustomer({ ...deps, db: trx }, id));
    if (before.status === status) return;
    await setCustomerStatus(trx, id, status);
    if (status === 'inactive') await endSessionsOf(deps, trx, { customerId: id }, 'by-administrator');
    await writeAudit(trx, {
      entity: 'customers',
      entityId: id,
      action: status === 'active' ? 'activated' : 'deactivated',
      detail: { reason },
    });
  });
  return readOfficeCustomer(deps, id);
}

/**
 * Sends a customer a link to choose a new password (R36). The current password stays valid until they do. @throws AppError
 * `not-found`, `customer-inactive`, `customer-no-email`
 */
export async function resetCustomerPassword(
  deps: Work,
  caller: StaffCaller,
  id: string,
): Promise<SentPasswordLink> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const { email, status } = await lockCustomerRecord(trx, id);
    if (status !== 'active') throw new AppError('customer-inactive');
    if (!email) throw new AppError('customer-no-email');
    const expiresAt = await sendPasswordLink(trx, deps, id, 'password-link');
    await writeAudit(trx, { entity: 'customers', entityId: id, action: 'password-link-sent' });
    return { email, expiresAt: expiresAt.toISOString() };
  });
}

function assertOldEnough({ clock }: Data, birthDate: string | null): void {
  if (birthDate !== null && isUnderDataAge(birthDate, localDateIn(clock.now())))
    throw new AppError('under-age-account', { fields: { birthDate: 'custom' } });
}

function namingTaken(work: () => Promise<void>): Promise<void> {
  const usernameTaken = new AppError('username-taken', { fields: { username: 'username-taken' } });
  return refusing({ customers_by_username: usernameTaken }, work);
}
