import type { ConflictFinding } from '@gangway/shared/contract/office/gate/gate.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import type { OrderBatch, Row } from '../ground/rows.ts';
import { startOfDay } from '../ground/start-of-day.ts';
import type { OrderContext } from './draft.ts';

const MINUTE_MS = 60_000;

/** Share of passengers boarded by two offline gates: more of them yesterday. */
const DUPLICATE_BOARDING_CHANCE = { earlier: 0.003, yesterday: 0.02 };

/** Findings of supervisors, with their reasons. */
const findings: readonly (readonly [weight: number, { finding: ConflictFinding; reason: string }])[] = [
  [6, { finding: 'same-person', reason: 'Came back through the other queue' }],
  [4, { finding: 'same-person', reason: 'Went back for a bag, and was scanned again' }],
  [1, { finding: 'two-people', reason: 'The second had a copy of the ticket and bought one at the desk' }],
  [1, { finding: 'disembarked', reason: 'Showed the ticket of a friend, and was seen off the ship' }],
];

/** The name of a neighboring gate: they are numbered. */
const gateBeside = (gate: string): string => gate.replace(/\d+$/, number => String(Number(number) + 1));

type Boarding = Row<'boarding_events'> & {
  id: string;
  ticket_id: string;
  sailing_id: number;
  scanned_at: Date;
};

/**
 * Boards a few passengers a second time, at a supervisor's gate that did not know of the first: conflicts (R109). Those
 * of yesterday's sailings are open, for users who try the system.
 */
export function addDuplicateBoardings(
  { random, people, today }: OrderContext,
  { rows, changes }: OrderBatch,
): void {
  const resolvedBefore = startOfDay(addDays(today, -1));
  for (const first of rows.boarding_events.filter(isBoarding)) {
    const isOpen = first.scanned_at.getTime() >= resolvedBefore;
    if (!random.chance(isOpen ? DUPLICATE_BOARDING_CHANCE.yesterday : DUPLICATE_BOARDING_CHANCE.earlier))
      continue;
    const again = new Date(first.scanned_at.getTime() + random.integer(60, 360) * 1000);
    const openedAt = new Date(again.getTime() + random.integer(2, 7) * MINUTE_MS);
    const event = {
      ...first,
      id: random.uuid(again),
      gate: gateBeside(first.gate ?? ''),
      method: 'scan',
      effective: false,
      scanned_at: again,
      received_at: openedAt,
      officer_id: people.supervisorId,
    };
    rows.boarding_events.push(event);
    const finding = random.weighted(findings);
    const resolvedAt = new Date(openedAt.getTime() + random.integer(5, 50) * MINUTE_MS);
    const id = random.uuid(openedAt);
    rows.boarding_conflicts.push({
      id,
      kind: 'admitted-twice',
      ticket_id: first.ticket_id,
      opened_at: openedAt,
      event_id: event.id,
      effective_event_id: first.id,
      status: isOpen ? 'open' : 'resolved',
      finding: isOpen ? null : finding.finding,
      reason: isOpen ? null : finding.reason,
      resolved_at: isOpen ? null : resolvedAt,
      resolved_by: isOpen ? null : people.managerId,
    });
    const change = { entity: 'boarding_conflicts', entityId: id } as const;
    changes.push({ ...change, at: openedAt, actor: `staff:${people.supervisorId}`, from: null, to: 'open' });
    if (!isOpen)
      changes.push({
        ...change,
        at: resolvedAt,
        actor: `staff:${people.managerId}`,
        from: 'open',
        to: 'resolved',
      });
  }
}

const isBoarding = (event: Row<'boarding_events'>): event is Boarding => event.outcome === 'boarded';
