import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Passenger } from '@gangway/shared/contract/entries/passengers.ts';
import type { OrderChange } from '@gangway/shared/contract/sales/order-change.ts';
import { correctionRefusal } from '@gangway/shared/domain/changes/correction.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data, Deps } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import type { LockedOrder } from '../../../reservations/orders/order-locks.repository.ts';
import type { PartyMember } from '../../../reservations/orders/passengers.repository.ts';
import { countCorrections, findBookedPerson } from '../../../reservations/orders/passengers.repository.ts';
import { readSailingTerms, type SailingTerms } from '../../../reservations/sailings/sailings.service.ts';
import { correctMember } from '../details.service.ts';
import { renewSecrets } from '../reissue.service.ts';

/** A passenger's corrected name or document. */
export interface CorrectionPlan {
  order: LockedOrder;
  party: readonly PartyMember[];
  sailing: SailingTerms;
  index: number;
  passenger: Passenger;
}

/**
 * Checks a correction by guests against the limits of the settings (R213). It is free. The caller holds the order's lock.
 *
 * @throws AppError `ticket-not-found`, `correction-too-late`, `correction-too-often`, `correction-too-far`
 */
export async function planCorrection(
  trx: Transaction<Database>,
  deps: Data,
  { order, party }: { order: LockedOrder; party: readonly PartyMember[] },
  change: Extract<OrderChange, { kind: 'details' }>,
): Promise<CorrectionPlan> {
  const index = party.findIndex(({ ticketId }) => ticketId === change.ticketId);
  const member = party[index];
  if (!member) throw new AppError('ticket-not-found');
  const now = deps.clock.now();
  const settings = await loadSettings(trx);
  const sailing = await readSailingTerms(trx, order.sailing_id, now);
  const booked = (await findBookedPerson(trx, member.passengerId)) ?? member.passenger;
  const { name, idType, idNumber } = change;
  const refusal = correctionRefusal(
    {
      departsAt: new Date(sailing.departsAt),
      corrections: await countCorrections(trx, member.passengerId, 'guests'),
      bookedName: booked.name,
      name,
    },
    {
      hours: settings.correctionHours,
      letters: settings.correctionNameLetters,
      times: settings.correctionsPerPassenger,
    },
    now,
  );
  if (refusal) throw new AppError(refusal.code, { params: { count: refusal.count } });
  return {
    order,
    party,
    sailing,
    index,
    passenger: { ...member.passenger, name, idType, idNumber: idNumber || member.passenger.idNumber },
  };
}

/**
 * Corrects the passenger; the ticket gets a new secret, and is sent again.
 *
 * @throws AppError `travel-rules`, `document-booked`
 */
export async function carryOutCorrection(
  trx: Transaction<Database>,
  deps: Deps,
  { order, party, index, passenger }: CorrectionPlan,
  language: Language,
): Promise<void> {
  const changed = await correctMember(trx, deps, { order, party, index, passenger }, language);
  const ticketId = party[index]?.ticketId;
  if (!changed || !ticketId) return;
  await renewSecrets(trx, deps.ids, [ticketId]);
  await deps.jobs.enqueue(trx, 'send-mail', {
    kind: 'order-paid',
    orderId: order.id,
    again: deps.ids.uuid(),
  });
}
