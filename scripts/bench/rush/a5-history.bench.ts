import { FEW_ORDERS, manyOrders } from '../history/grow-history.ts';
import { type Bench, measured } from '../measurement.ts';
import { bookingsASecond } from './bookings.ts';
import { BUYERS, type RushGround, withRushGround } from './rush-ground.ts';

const ROUNDS = 3;
const SECONDS = 8;
/**
 * Comparisons that do not count. For some twelve seconds of bookings after a checkpoint PostgreSQL writes each page that it touches as
 * a whole, and a large index has more of them.
 */
const WARM_UPS = 2;
const CONNECTIONS = 128;
const PLACES = 10_000;

/**
 * Whether earlier seasons slow bookings down: their orders, passengers, tickets, payments, searches and audit. Two databases stand
 * beside each other, and are measured in turn, so that both meet the same machine.
 */
export const bench: Bench = {
  id: 'A5',
  async measure(say) {
    const ratios: number[] = [];
    const many = manyOrders();
    const book = async (ground: RushGround) =>
      bookingsASecond(ground, await ground.makeSailings(1, PLACES), {
        connections: CONNECTIONS,
        seconds: SECONDS,
      });
    await withRushGround(
      BUYERS,
      before =>
        withRushGround(
          BUYERS,
          async after => {
            const compare = async (when: string) => {
              const [few, grown] = [await book(before), await book(after)];
              say(
                `${when}: ${few.toFixed(0)} bookings/s beside ${FEW_ORDERS} orders, ${grown.toFixed(0)}/s beside ${many}`,
              );
              return grown / few;
            };
            for (const ground of [before, after]) await ground.checkpoint();
            for (let run = 1; run <= WARM_UPS; run++) await compare('soon after a checkpoint');
            for (let round = 1; round <= ROUNDS; round++) ratios.push(await compare('one sailing'));
          },
          { orders: many, say },
        ),
      { orders: FEW_ORDERS, say },
    );
    return [
      measured(`bookings/s of one sailing beside ${many} orders ÷ beside ${FEW_ORDERS}`, ratios, {
        least: 0.9,
      }),
    ];
  },
};
