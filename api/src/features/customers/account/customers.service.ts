/*
 * What customers, agents and the office do with accounts: registration, contacts, passwords by mail, agents' money and sales,
 * and sessions.
 *
 * May import: operator, accounts/customers, accounts/human-check, accounts/known-devices, accounts/ledger,
 * accounts/one-time-codes, accounts/passwords, accounts/sessions, reservations/order-views, reservations/orders.
 */

import type { Customer } from '@gangway/shared/contract/people/customers.ts';
import {
  blankCustomer,
  findAccount,
  findCustomer,
  findPasswordHash,
  lockContacts,
} from '../../../accounts/customers/customers.repository.ts';
import { balanceSen } from '../../../accounts/ledger/ledger.service.ts';
import { type Attempt, createCredentialCheck } from '../../../accounts/passwords/credentials.service.ts';
import type { Device } from '../../../accounts/sessions/sessions.service.ts';
import { createSession } from '../../../accounts/sessions/sessions.service.ts';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';

/**
 * Creates the login of customers and agents by username or confirmed e-mail; it returns the customer's id and the
 * session's token. It throws the errors of `createCredentialCheck`.
 */
export function createCustomerLogin(deps: Deps) {
  const check = createCredentialCheck(deps, 'customer');
  return async (attempt: Attempt, device: Device) => {
    const account = await findAccount(deps.db, attempt.username);
    const { id } = await check(attempt, account);
    return { id, token: await createSession(deps, deps.db, { customerId: id }, device) };
  };
}

/** A customer's own account; only agents have a balance (R27). */
export async function readCustomer({ db }: { db: Connection }, id: string): Promise<Customer> {
  const customer = await findCustomer(db, id);
  if (!customer) throw new AppError('session-ended');
  return { ...customer, balanceSen: customer.level === 'normal' ? null : await balanceSen(db, id) };
}

/** The hash that the current password is checked against. */
export async function readPasswordHash(db: Connection, id: string): Promise<string> {
  const passwordHash = await findPasswordHash(db, id);
  if (passwordHash === undefined) throw new AppError('session-ended');
  return passwordHash;
}

/** Locks a customer, and returns the addresses to which codes may have been sent. */
export const lockCustomer = (trx: Transaction<Database>, id: string): Promise<string[]> =>
  lockContacts(trx, id);

/**
 * Erases the personal data of an account, and closes it. The row stays for the orders and ledger entries that refer to it, and so
 * does its referral code, under which other customers registered.
 */
export const eraseCustomer = (
  trx: Transaction<Database>,
  id: string,
  unknowablePasswordHash: string,
  at: Date,
): Promise<void> => blankCustomer(trx, id, unknowablePasswordHash, at);
