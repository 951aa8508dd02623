import type { BoardingParty } from '@gangway/shared/contract/office/boarding.ts';
import type { GateDetail, GateMember } from '@gangway/shared/contract/office/gate.ts';
import type { GatePassage, GateWarning } from '../../bridge-gate.ts';
import type { Tickets } from './store/tickets.ts';

type Rows = Pick<Tickets, 'byRef'>;
type ShownTicket = NonNullable<GatePassage['ticket']>;

const isBoarded = (member: GateMember, tickets: Rows) => Boolean(tickets.byRef(member.ref)?.boarded);

/** Those of a party whose ticket has not been canceled since it was sealed. */
const presentOf = ({ members }: GateDetail, tickets: Rows): GateMember[] =>
  members.filter(({ ref }) => tickets.byRef(ref)?.state !== 'canceled');

/** What is shown of the ticket `ref` of an opened detail, as things are now; null where it is not of that party. */
export function describeTicket(detail: GateDetail, ref: string, tickets: Rows): ShownTicket | null {
  const shown = detail.members.find(member => member.ref === ref);
  if (!shown) return null;
  const present = presentOf(detail, tickets);
  const { ref: _, ...member } = shown;
  return {
    ...member,
    guardian: shown.minor ? guardianAmong(present, tickets) : null,
    orderNumber: detail.orderNumber,
    stillToPaySen: detail.stillToPaySen,
    partyBoarded: present.filter(one => isBoarded(one, tickets)).length,
    partySize: present.length,
    language: detail.language,
  };
}

/** An adult of the party; one on board rather than one who is not yet. */
function guardianAmong(present: readonly GateMember[], tickets: Rows): ShownTicket['guardian'] {
  const adults = present
    .filter(({ minor }) => !minor)
    .map(adult => ({ name: adult.passengerName, boarded: isBoarded(adult, tickets) }));
  return adults.find(({ boarded }) => boarded) ?? adults[0] ?? null;
}

/** Why somebody who is let in is let in with a warning. */
export function warningsOf(ticket: ShownTicket | null, isUnknown: boolean): GateWarning[] {
  const warnings: GateWarning[] = isUnknown ? ['unknown-ticket'] : [];
  if (ticket?.minor && !ticket.guardian?.boarded) warnings.push('minor-alone');
  if (ticket && ticket.stillToPaySen > 0) warnings.push('still-to-pay');
  return warnings;
}

/** The party of a ticket that was shown, as things are now. */
export function describeParty(detail: GateDetail, ref: string, tickets: Rows): BoardingParty {
  const isUnpaid = tickets.byRef(ref)?.state === 'unpaid';
  return {
    orderNumber: detail.orderNumber,
    orderStatus: isUnpaid ? 'unpaid' : 'paid',
    stillToPaySen: detail.stillToPaySen,
    members: presentOf(detail, tickets).map(({ ref: own, ...member }) => {
      const boarded = tickets.byRef(own)?.boarded;
      return {
        ...member,
        boardingStatus: boarded ? 'boarded' : 'pending',
        boardedAt: boarded ? new Date(boarded.at).toISOString() : null,
      };
    }),
  };
}
