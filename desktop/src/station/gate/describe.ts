import type { BoardingParty, GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import type { GateDetail, GateMember } from '@gangway/shared/contract/office/gate/gate.ts';
import type { GateRecord, GateWarning } from '../../bridge-gate.ts';
import type { Decision } from './decide/decide.ts';
import type { Boarding, Tickets } from './store/tickets.ts';

type Rows = Pick<Tickets, 'byRef'>;
type ShownTicket = NonNullable<GateRecord['ticket']>;

/** A member of a party, with the ticket's current state. */
interface Present {
  member: GateMember;
  boarded: Boarding | null;
}

/** The members of a party whose tickets have not been canceled since. */
const presentOf = ({ members }: GateDetail, tickets: Rows): Present[] =>
  members.flatMap(member => {
    const row = tickets.byRef(member.ref);
    return row?.state === 'canceled' ? [] : { member, boarded: row?.boarded ?? null };
  });

/** One member of a decrypted party as shown to the officer, with the current states. */
export function describeTicket(detail: GateDetail, shown: GateMember, tickets: Rows): ShownTicket {
  const present = presentOf(detail, tickets);
  const { ref: _, ...member } = shown;
  return {
    ...member,
    guardian: shown.minor ? guardianAmong(present) : null,
    orderNumber: detail.orderNumber,
    stillToPaySen: detail.stillToPaySen,
    partyBoarded: present.filter(({ boarded }) => boarded).length,
    partySize: present.length,
    language: detail.language,
    notes: detail.notes ?? [],
  };
}

/** An adult of the party, preferably one on board. */
function guardianAmong(present: readonly Present[]): ShownTicket['guardian'] {
  const adults = present
    .filter(({ member }) => !member.minor)
    .map(({ member, boarded }) => ({ name: member.passengerName, boarded: boarded !== null }));
  return adults.find(({ boarded }) => boarded) ?? adults[0] ?? null;
}

/**
 * Whether the final count of its sailing is closed: a further passenger amends the count, and the bridge must be told.
 */
export function countWarningOf(
  sailings: ReadonlyMap<number, { feed: Pick<GateSailing, 'countClosedAt'> }>,
  sailingId: number | null,
): GateWarning[] {
  const closedAt = sailingId === null ? null : sailings.get(sailingId)?.feed.countClosedAt;
  return closedAt ? ['count-closed'] : [];
}

/** The warnings for the ticket `ref` of a decrypted detail, if there is one. */
export function warningsOf(
  { detail, ref, isUnknown }: Pick<Decision, 'detail' | 'ref' | 'isUnknown'>,
  tickets: Rows,
): GateWarning[] {
  const warnings: GateWarning[] = isUnknown ? ['unknown-ticket'] : [];
  const shown = detail?.members.find(member => member.ref === ref);
  if (!detail || !shown) return warnings;
  if (shown.minor && !guardianAmong(presentOf(detail, tickets))?.boarded) warnings.push('minor-alone');
  if (detail.stillToPaySen > 0) warnings.push('still-to-pay');
  return warnings;
}

/** The party of a presented ticket, with current states. */
export function describeParty(detail: GateDetail, ref: string, tickets: Rows): BoardingParty {
  const isUnpaid = tickets.byRef(ref)?.state === 'unpaid';
  return {
    orderNumber: detail.orderNumber,
    orderStatus: isUnpaid ? 'unpaid' : 'paid',
    stillToPaySen: detail.stillToPaySen,
    members: presentOf(detail, tickets).map(({ member: { ref: _, ...member }, boarded }) => ({
      ...member,
      boardingStatus: boarded ? 'boarded' : 'pending',
      boardedAt: boarded ? new Date(boarded.at).toISOString() : null,
    })),
  };
}
