import { describe, expect, it, test } from 'vitest';
import {
  accountStatuses,
  boardingStatuses,
  conflictStatuses,
  orderStatuses,
  paymentStatuses,
  refundStatuses,
  roomStatuses,
  sailingStatuses,
  shipStatuses,
} from '../../contract/base/vocabulary.ts';
import { canTransition, type Machine, transitions } from './transitions.ts';

const expected: Record<Machine, { states: readonly string[]; allowed: string[] }> = {
  order: {
    states: orderStatuses,
    allowed: [
      'unpaid→paid',
      'unpaid→canceled',
      'paid→completed',
      'paid→canceled',
      'canceled→paid',
      'canceled→refunded',
      'refunded→canceled',
    ],
  },
  ticket: { states: boardingStatuses, allowed: ['pending→boarded', 'boarded→pending'] },
  room: {
    states: roomStatuses,
    allowed: [
      'available→occupied',
      'occupied→dirty',
      'occupied→available',
      'dirty→available',
      'available→maintenance',
      'dirty→maintenance',
      'maintenance→dirty',
      'maintenance→available',
    ],
  },
  ship: {
    states: shipStatuses,
    allowed: [
      'active→maintenance',
      'maintenance→active',
      'active→decommissioned',
      'maintenance→decommissioned',
    ],
  },
  sailing: {
    states: sailingStatuses,
    allowed: [
      'scheduled→delayed',
      'delayed→scheduled',
      'scheduled→closed',
      'delayed→closed',
      'closed→scheduled',
      'closed→delayed',
      'scheduled→departed',
      'delayed→departed',
      'closed→departed',
      'scheduled→canceled',
      'delayed→canceled',
      'closed→canceled',
    ],
  },
  account: { states: accountStatuses, allowed: ['active→inactive', 'inactive→active'] },
  payment: {
    states: paymentStatuses,
    allowed: [
      'pending→succeeded',
      'pending→failed',
      'pending→canceled',
      'failed→succeeded',
      'canceled→succeeded',
    ],
  },
  refund: {
    states: refundStatuses,
    allowed: ['pending→succeeded', 'pending→failed', 'succeeded→failed', 'failed→pending'],
  },
  conflict: { states: conflictStatuses, allowed: ['open→resolved'] },
};

const machines = Object.keys(expected) as Machine[];

describe.each(machines)('%s', machine => {
  const { states, allowed } = expected[machine];
  const pairs = states.flatMap(from => states.map(to => [from, to] as const));

  test.each(pairs)('%s → %s', (from, to) => {
    expect(canTransition(machine, from as never, to as never)).toBe(allowed.includes(`${from}→${to}`));
  });

  it('covers exactly the states of the contract', () => {
    expect(Object.keys(transitions[machine]).toSorted()).toEqual([...states].toSorted());
  });
});

it('declares every state machine', () => {
  expect(Object.keys(transitions).toSorted()).toEqual(machines.toSorted());
});

it('refuses an unknown state', () => {
  expect(canTransition('order', 'lost' as never, 'paid')).toBe(false);
});
