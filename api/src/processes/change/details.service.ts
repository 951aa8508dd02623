import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Passenger } from '@gangway/shared/contract/entries/passengers.ts';
import type { ContactChange, PassengerChange } from '@gangway/shared/contract/office/orders/order-changes.ts';
import { isAnotherPerson } from '@gangway/shared/domain/changes/another-person.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { localDateOf } from '@gangway/shared/domain/time/moment.ts';
import { fieldOfFinding } from '@gangway/shared/domain/travel/field-of-finding.ts';
import { checkTravelRules } from '@gangway/shared/domain/travel/travel-rules.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError, refusing } from '../../lib/errors.ts';
import type { Data, Work } from '../../lib/http/context.ts';
import type { SeenVersion } from '../../lib/seen-version.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { requireUnchanged } from '../../operator/versions.service.ts';
import { requireDocumentsFree } from '../../reservations/hold-limits/booked-documents.service.ts';
import { documentDigest } from '../../reservations/hold-limits/documents.rules.ts';
import { readOfficeOrder } from '../../reservations/order-views/office-order.service.ts';
import { findOrderPeople } from '../../reservations/order-views/order-view.repository.ts';
import { type LockedOrder, lockOrder } from '../../reservations/orders/order-locks.repository.ts';
import { touchOrder, updateContact } from '../../reservations/orders/orders.repository.ts';
import {
  countCorrections,
  findBookedPerson,
  forgetBookedPerson,
  keepBookedPerson,
  type PartyMember,
  readParty,
  updatePassenger,
} from '../../reservations/orders/passengers.repository.ts';
import { describeFinding } from '../../reservations/pricing/travel-findings.rules.ts';
import { readSailingTerms } from '../../reservations/sailings/sailings.service.ts';
import { DOCUMENT_TAKEN_MEANWHILE } from '../../reservations/tickets/tickets.repository.ts';
import { maskedChanges } from './masked.rules.ts';
import { replaceTickets } from './reissue.service.ts';

/** Locks an order that has not ended, so that it can be corrected. @throws AppError `order-closed` */
async function lockOpenOrder(trx: Transaction<Database>, orderId: string) {
  const order = await lockOrder(trx, orderId);
  if (order.status !== 'unpaid' && order.status !== 'paid') throw new AppError('order-closed');
  return order;
}

/**
 * Corrects a passenger's name, document or contact. A correction is free and possible at any time, as often as a setting allows.
 * Ticket type, seat and price stay. The audit records what changed. If the correction, alone or with earlier ones, makes a
 * different person of the passenger, the ticket gets a new code and the e-tickets are sent again: the old code is refused
 * everywhere (R357).
 *
 * @throws AppError `order-closed`, `passenger-not-found`, `changed-meanwhile`, `passenger-boarded`, `corrections-used-up`,
 * `travel-rules` where the corrected passenger could not sail, or `document-booked` where the document is already booked on the
 * sailing.
 */
export async function changePassenger(
  trx: Transaction<Database>,
  deps: Work,
  orderId: string,
  passengerId: string,
  change: PassengerChange,
  seen: SeenVersion,
  language: Language,
): Promise<void> {
  const order = await lockOpenOrder(trx, orderId);
  const party = await readParty(trx, orderId);
  const index = party.findIndex(member => member.passengerId === passengerId);
  const member = party[index];
  if (!member) throw new AppError('passenger-not-found');
  await requireUnchanged(trx, ['passengers', passengerId], seen, async () =>
    (await findOrderPeople(trx, orderId)).find(({ id }) => id === passengerId),
  );
  const passenger = { ...change, ticketType: member.passenger.ticketType };
  const { correctionNameLetters, deskCorrectionsPerPassenger: most } = await loadSettings(trx);
  const earlier = await countCorrections(trx, passengerId, 'staff');
  const changed = await correctMember(trx, deps, { order, party, index, passenger }, language);
  if (!changed) return;
  if (earlier >= most) throw new AppError('corrections-used-up', { params: { count: most } });
  const booked = (await findBookedPerson(trx, passengerId)) ?? member.passenger;
  if (isAnotherPerson(booked, passenger, correctionNameLetters)) {
    await replaceTickets(trx, deps, order, [member.ticketId]);
    await forgetBookedPerson(trx, passengerId);
  }
}

/**
 * Corrects one passenger, and records it in the audit. The caller holds the order's lock.
 *
 * @returns whether anything changed.
 * @throws AppError `passenger-boarded`, `travel-rules`, `document-booked`
 */
export async function correctMember(
  trx: Transaction<Database>,
  deps: Data,
  {
    order,
    party,
    index,
    passenger,
  }: { order: LockedOrder; party: readonly PartyMember[]; index: number; passenger: Passenger },
  language: Language,
): Promise<boolean> {
  const member = party[index];
  if (!member) throw new AppError('passenger-not-found');
  if (member.boarded) throw new AppError('passenger-boarded');
  const { passengerId } = member;
  const now = deps.clock.now();
  const sailing = await readSailingTerms(trx, order.sailing_id, now);
  const findings = checkTravelRules(
    party.map((other, position) => (position === index ? passenger : other.passenger)),
    {
      sailingDate: sailing.date,
      arrivalDate: localDateOf(sailing.arrivesAt),
      today: localDateIn(now),
      contact: { name: order.contact_name, phone: order.contact_phone, email: order.contact_email ?? '' },
    },
  ).filter(finding => finding.severity === 'refusal' && (finding.passenger ?? index) === index);
  if (findings.length > 0) {
    const fields: Record<string, string> = {};
    for (const finding of findings)
      fields[fieldOfFinding(finding)] ??= describeFinding(finding, language).message;
    throw new AppError('travel-rules', { fields });
  }
  const changes = maskedChanges(member.passenger, passenger);
  if (Object.keys(changes).length === 0) return false;
  if (documentDigest(passenger) !== documentDigest(member.passenger))
    await requireDocumentsFree(
      trx,
      {
        sailingId: order.sailing_id,
        passengers: [passenger],
        exceptPassenger: passengerId,
        fieldOf: () => 'idNumber',
      },
      now,
    );
  await keepBookedPerson(trx, passengerId, member.passenger);
  await refusing(DOCUMENT_TAKEN_MEANWHILE, () => updatePassenger(trx, passengerId, passenger));
  await touchOrder(trx, order.id, now);
  await writeAudit(trx, {
    entity: 'passengers',
    entityId: passengerId,
    action: 'corrected',
    detail: { changes },
  });
  return true;
}

/** Changes the contact and the desk's remarks. @throws AppError `order-closed`, `changed-meanwhile` */
export async function changeContact(
  trx: Transaction<Database>,
  deps: Data,
  orderId: string,
  contact: ContactChange,
  seen: SeenVersion,
): Promise<void> {
  const order = await lockOpenOrder(trx, orderId);
  await requireUnchanged(trx, ['orders', orderId], seen, () =>
    readOfficeOrder(trx, orderId, deps.clock.now()),
  );
  const changes = maskedChanges(
    {
      name: order.contact_name,
      email: order.contact_email,
      phone: order.contact_phone,
      remarks: order.remarks,
    },
    contact,
  );
  if (Object.keys(changes).length === 0) return;
  await updateContact(trx, orderId, contact, deps.clock.now());
  await writeAudit(trx, {
    entity: 'orders',
    entityId: orderId,
    action: 'contact-corrected',
    detail: { changes },
  });
}
