import { drawVerificationSecret } from '@gangway/shared/domain/codes/verification-code.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps, Work } from '../../lib/http/context.ts';
import { type LockedOrder, lockOrder } from '../../reservations/orders/order-locks.repository.ts';
import { readParty } from '../../reservations/orders/passengers.repository.ts';
import { currentSigningKeyId } from '../../reservations/tickets/signing-keys.service.ts';
import { setTicketSecret } from '../../reservations/tickets/tickets.repository.ts';

/**
 * Gives every passenger of an order who is not on board a new e-ticket: a lost or forwarded PDF then admits no one. The new ones
 * are mailed to the contact, if it has an address.
 *
 * @throws AppError `order-not-paid`, `passenger-boarded` where all are on board
 */
export async function reissueTickets(trx: Transaction<Database>, deps: Work, orderId: string): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (order.status !== 'paid') throw new AppError('order-not-paid');
  const ashore = (await readParty(trx, orderId)).filter(({ boarded }) => !boarded);
  if (ashore.length === 0) throw new AppError('passenger-boarded');
  await replaceTickets(
    trx,
    deps,
    order,
    ashore.map(({ ticketId }) => ticketId),
  );
}

/** Gives tickets new codes, records it, and sends the e-tickets of a paid order again. The caller holds the order's lock. */
export async function replaceTickets(
  trx: Transaction<Database>,
  { ids, jobs }: Work,
  { id: orderId, status, contact_email: email }: LockedOrder,
  ticketIds: readonly string[],
): Promise<void> {
  await renewSecrets(trx, ids, ticketIds);
  await writeAudit(trx, {
    entity: 'orders',
    entityId: orderId,
    action: 'tickets-reissued',
    detail: { tickets: ticketIds.length },
  });
  if (email && status === 'paid')
    await jobs.enqueue(trx, 'send-mail', { kind: 'order-paid', orderId, again: ids.uuid() });
}

/** Gives tickets new secrets, signed with the current key: all earlier codes are refused. The caller holds the order's lock. */
export async function renewSecrets(
  trx: Transaction<Database>,
  ids: Deps['ids'],
  ticketIds: readonly string[],
): Promise<void> {
  const signingKeyId = await currentSigningKeyId(trx);
  for (const ticketId of ticketIds)
    await setTicketSecret(trx, ticketId, {
      signingKeyId,
      verificationSecret: Buffer.from(drawVerificationSecret(ids.bytes)),
    });
}
