import { describe, expect, it } from 'vitest';
import { reseat } from './seats.rules.ts';

describe('seats on a smaller ship', () => {
  it('are kept where the ship has them', () => {
    expect(
      reseat(
        [
          { id: 'a', seat: '1A' },
          { id: 'b', seat: '2F' },
        ],
        12,
      ).size,
    ).toBe(0);
  });
  it('are the lowest free ones for those beyond it, one for each', () => {
    const tickets = [
      { id: 'a', seat: '1A' },
      { id: 'b', seat: '3A' },
      { id: 'c', seat: '3B' },
      { id: 'd', seat: '' },
    ];
    expect([...reseat(tickets, 6)]).toEqual([
      ['b', '1B'],
      ['c', '1C'],
    ]);
  });
});
