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

test('whoever waits may board with a ticket that was let in', () => {
  expect(mayBoardAfter(recordOf(), [other])).toEqual([other]);
});

test('a refusal of one ticket leaves the others, and any other refusal nobody', () => {
  const offers = boardingRefusals.map(refusal => {
    const record = recordOf({ outcome: 'refused', verdict: 'refuse', refusal });
    return [refusal, mayBoardAfter(record, [shown, other])] as const;
  });
  expect(offers.filter(([, members]) => members.length > 0)).toEqual([
    ['already-boarded', [other]],
    ['canceled', [other]],
  ]);
});

test('who was sent back is not offered again', () => {
  expect(mayBoardAfter(recordOf({ undone: true }), [shown, other])).toEqual([other]);
});
