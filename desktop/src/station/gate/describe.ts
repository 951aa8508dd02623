import type { BoardingParty } from '@gangway/shared/contract/office/gate/boarding.ts';
import type { GateDetail, GateMember } from '@gangway/shared/contract/office/gate/gate.ts';
import type { GateRecord, GateWarning } from '../../bridge-gate.ts';
import type { Decision } from './decide/decide.ts';
import type { Boarding, Tickets } from './store/tickets.ts';

type Rows = Pick<Tickets, 'byRef'>;
type ShownTicket = NonNullable<GateRecord['ticket']>;

/** One of a party, with the ticket as it is now. */
interface Present {
  member: GateMember;
  boarded: Boarding | null;
}

/** Those of a party whose ticket has not been canceled since it was sealed. */
const presentOf = ({ members }: GateDetail, tickets: Rows): Present[] =>
  members.flatMap(member => {
    const row = tickets.byRef(member.ref);
    return row?.state === 'canceled' ? [] : { member, boarded: row?.boarded ?? null };
  });

/** What is shown of one of the party of an opened detail, as things are now. */
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
  };
}

/** An adult of the party; one on board rather than one who is not yet. */
function guardianAmong(present: readonly Present[]): ShownTicket['guardian'] {
  const adults = present
    .filter(({ member }) => !member.minor)
    .map(({ member, boarded }) => ({ name: member.passengerName, boarded: boarded !== null }));
  return adults.find(({ boarded }) => boarded) ?? adults[0] ?? null;
}

/** Why the holder of the ticket `ref` of an opened detail, where there is one, is let in with a warning. */
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

/** The party of a ticket that was shown, as things are now. */
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
