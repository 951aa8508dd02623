import { describe, expect, it } from 'vitest';
import { reseat } from './seats.rules.ts';

const ticket = (id: string, seat: string) => ({ id, orderId: `order ${id[0]}`, seat });

describe('seats on a smaller ship', () => {
  it('are kept where the ship has them', () => {
    expect(reseat([ticket('a1', '1A'), ticket('b1', '2F')], 12).size).toBe(0);
  });

  it('are free ones for those beyond it, together for each party', () => {
    const tickets = [
      ticket('a1', '1A'),
      ticket('b1', '3A'),
      ticket('b2', '3B'),
      ticket('c1', ''),
      ticket('d1', '3C'),
      ticket('e1', '1C'),
    ];
    expect([...reseat(tickets, 6)]).toEqual([
      ['b1', '1D'],
      ['b2', '1E'],
      ['d1', '1B'],
    ]);
  });
});
