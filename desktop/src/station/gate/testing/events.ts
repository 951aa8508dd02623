import { randomUUID } from 'node:crypto';
import type { GateEvent } from '../store/outbox.ts';
import { NOW } from './sold-tickets.ts';

/** Something that happened at a gate: by default somebody was turned away who showed no ticket. */
export const event = (changes: Partial<GateEvent> = {}): GateEvent => ({
  eventId: randomUUID(),
  ticketId: null,
  sailingId: 7,
  outcome: 'refused',
  refusal: 'not-a-ticket',
  method: 'scan',
  gate: 'Gate A',
  officerId: randomUUID(),
  reason: '',
  isUnknown: false,
  warnings: [],
  scannedAt: Date.parse(NOW),
  ...changes,
});
