import { boardingRefusals } from '@gangway/shared/contract/boarding.ts';
import type { PartyMember } from '@gangway/shared/contract/office/gate/boarding.ts';
import { expect, test } from 'vitest';
import { recordOf, ticketOf } from '../gate/testing/record.ts';
import { mayBoardAfter } from './may-board.ts';

const memberOf = (ticketId: string): PartyMember => ({
  ticketId,
  serial: 'SC4F7KK2MN-2',
  passengerName: 'Siti Yusof',
  ticketType: 'adult',
  minor: false,
  seat: '',
  cabin: null,
  boardingStatus: 'pending',
  boardedAt: null,
});
const { ticketId } = ticketOf();
const [shown, other] = [memberOf(ticketId), memberOf('018f5a10-0000-7000-8000-0000000000bb')];

test('allows waiting members to board with an admitted ticket', () => {
  expect(mayBoardAfter(recordOf(), [other])).toEqual([other]);
});

test('allows the others after a refusal of one ticket, and nobody after any other refusal', () => {
  const offers = boardingRefusals.map(refusal => {
    const record = recordOf({ outcome: 'refused', verdict: 'refuse', refusal });
    return [refusal, mayBoardAfter(record, [shown, other])] as const;
  });
  expect(offers.filter(([, members]) => members.length > 0)).toEqual([
    ['already-boarded', [other]],
    ['canceled', [other]],
  ]);
});

test('does not offer a member again who was sent back', () => {
  expect(mayBoardAfter(recordOf({ undone: true }), [shown, other])).toEqual([other]);
});
