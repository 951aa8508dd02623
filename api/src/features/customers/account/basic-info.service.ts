import { isSamePhone } from '@gangway/shared/contract/entries/phone.ts';
import type { BasicInfo, Customer } from '@gangway/shared/contract/people/customers.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { isUnderDataAge } from '@gangway/shared/domain/travel/child-data-rules.ts';
import { updateBasicInfo } from '../../../accounts/customers/customers.repository.ts';
import type { CustomerCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { inTransaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import type { SeenVersion } from '../../../lib/seen-version.ts';
import { requireUnchanged } from '../../../operator/versions.service.ts';
import { readCustomer } from './customers.service.ts';

/**
 * Saves a customer's basic info. A changed phone becomes unconfirmed; a stored birth date stays if it is left out. The audit
 * names the changed fields, never their values.
 *
 * @throws AppError `under-age-account` for a birth date under 13 (R96), `changed-meanwhile` (R201).
 */
export async function saveBasicInfo(
  deps: Deps,
  { id }: CustomerCaller,
  seen: SeenVersion,
  info: BasicInfo,
): Promise<Customer> {
  const { birthDate } = info;
  if (birthDate !== null && isUnderDataAge(birthDate, localDateIn(deps.clock.now())))
    throw new AppError('under-age-account', { fields: { birthDate: 'custom' } });
  await inTransaction(deps, `customer:${id}`, async trx => {
    await requireUnchanged(trx, ['customers', id], seen, () => readCustomer({ db: trx }, id), 'customer');
    const before = await readCustomer({ db: trx }, id);
    const after = { ...info, ...keptPhone(before, info), birthDate: birthDate ?? before.birthDate };
    const fields = Object.keys(info).filter(
      field => after[field as keyof BasicInfo] !== before[field as keyof BasicInfo],
    );
    if (fields.length === 0) return;
    await updateBasicInfo(trx, id, after);
    await writeAudit(trx, {
      entity: 'customers',
      entityId: id,
      action: 'basic-info-changed',
      detail: { fields },
    });
  });
  return readCustomer(deps, id);
}

/** The same number in another spelling stays confirmed, and keeps its stored form. */
function keptPhone(before: Customer, { phone }: BasicInfo): Pick<Customer, 'phone' | 'phoneConfirmed'> {
  const isSame = before.phoneConfirmed && isSamePhone(phone, before.phone);
  return isSame ? { phone: before.phone, phoneConfirmed: true } : { phone, phoneConfirmed: false };
}
