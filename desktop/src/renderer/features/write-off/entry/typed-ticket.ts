import type { BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import { create } from 'zustand';
import type { GateRecord } from '../../../../bridge-gate.ts';
import { showTicket } from '../gate/show-ticket.ts';

interface TypedTicket {
  ticketId: string;
  verificationCode: string;
}

const nothing: TypedTicket = { ticketId: '', verificationCode: '' };

/** What is typed of a ticket. It outlives the dialog of the gate mode: who slipped mends that, and types nothing anew. */
export const useTypedTicket = create<TypedTicket>(() => nothing);

/** What a slip of the finger comes to. */
const slips: readonly (BoardingRefusal | null)[] = ['wrong-code', 'not-found'];

const isDecided = (record: GateRecord | null) => record !== null && !slips.includes(record.refusal);

/** Shows what is typed; it stays where the gate could not make out which ticket it is. Gives whether it could. */
export async function showTypedTicket(): Promise<boolean> {
  const shown = useTypedTicket.getState();
  const decided = isDecided(await showTicket(shown));
  if (decided && useTypedTicket.getState() === shown) useTypedTicket.setState(nothing);
  return decided;
}
