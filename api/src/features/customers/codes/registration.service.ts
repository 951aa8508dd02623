import type { Registration } from '@gangway/shared/contract/people/customers.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { isUnderDataAge } from '@gangway/shared/domain/travel/child-data-rules.ts';
import { insertCustomer, type NewCustomer } from '../../../accounts/customers/customers.repository.ts';
import { createCodeCheck, wrongCode } from '../../../accounts/one-time-codes/check-code.service.ts';
import { assertGoodPassword, hashPassword } from '../../../accounts/passwords/passwords.service.ts';
import type { Device } from '../../../accounts/sessions/sessions.service.ts';
import { createSession } from '../../../accounts/sessions/sessions.service.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { AppError, refusing } from '../../../lib/errors.ts';
import { addressBlock } from '../../../lib/http/client-address.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { createRateLimit } from '../../../lib/http/rate-limit.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { findReferrer, findSuperior, withReferralCode } from '../account/referrer.service.ts';

/** Enough for an agency that registers its staff from one address. */
const REGISTRATIONS_AN_HOUR = 20;

/**
 * Creates the registration of customers, confirmed by the code that was sent to their e-mail address. It returns the new
 * customer's id and the token of their first session.
 *
 * A taken username is reported, because the customer must choose another one. An e-mail address that already has an account got
 * no code, so the general refusal of codes reveals nothing about it.
 *
 * It throws an AppError: `too-many-attempts`; `under-age-account` for children under 13, whose data are not stored (R96);
 * `weak-password`, `code-wrong`, `referral-unknown`, `username-taken`.
 */
export function createRegistration(deps: Deps) {
  const limit = createRateLimit(deps.db, {
    name: 'register',
    attempts: REGISTRATIONS_AN_HOUR,
    seconds: 3600,
  });
  const checkCode = createCodeCheck(deps);
  return async (registration: Registration, device: Device): Promise<{ id: string; token: string }> => {
    await limit.take(addressBlock(device.address));
    if (isUnderDataAge(registration.birthDate, localDateIn(deps.clock.now())))
      throw new AppError('under-age-account');
    assertGoodPassword(registration.password, registration.username);
    const use = { purpose: 'registration', channel: 'email', customerId: null } as const;
    const code = await checkCode({ ...use, recipient: registration.email }, registration.code, {
      key: addressBlock(device.address),
      isOwner: false,
    });
    const superiorId = await findSuperiorOf(deps, registration.referralCode);
    const passwordHash = await hashPassword(registration.password);
    const refusals = {
      customers_by_username: new AppError('username-taken'),
      customers_by_confirmed_email: wrongCode(),
    };
    return refusing(refusals, () =>
      inTransaction(deps, 'guest', async trx => {
        await code.use(trx);
        const id = await insertWithReferralCode(trx, deps, {
          ...newCustomer(registration),
          passwordHash,
          superiorId,
        });
        await writeAudit(trx, {
          entity: 'customers',
          entityId: id,
          action: 'registered',
          detail: { referredWith: registration.referralCode, superiorId },
        });
        return { id, token: await createSession(deps, trx, { customerId: id }, device) };
      }),
    );
  };
}

async function findSuperiorOf({ db }: Deps, referralCode: string): Promise<string | null> {
  if (referralCode === '') return null;
  const { houseReferralCode } = await loadSettings(db);
  return findSuperior(db, await findReferrer(db, referralCode, houseReferralCode));
}

const newCustomer = ({ username, email, phone, realName, birthDate, language }: Registration) => ({
  username,
  email,
  phone,
  realName,
  birthDate,
  language,
});

async function insertWithReferralCode(
  trx: Transaction<Database>,
  { clock, ids }: Deps,
  customer: Omit<NewCustomer, 'id' | 'referralCode' | 'registeredAt'>,
): Promise<string> {
  const id = ids.uuid();
  const registeredAt = clock.now();
  await withReferralCode(ids, referralCode =>
    insertCustomer(trx, { ...customer, id, referralCode, registeredAt }),
  );
  return id;
}
