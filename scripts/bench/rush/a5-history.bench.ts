import { FEW_ORDERS, manyOrders } from '../history/grow-history.ts';
import { type Bench, measured } from '../measurement.ts';
import { bookingsASecond } from './bookings.ts';
import { BUYERS, type RushGround, withRushGround } from './rush-ground.ts';

const ROUNDS = 3;
const SECONDS = 8;
const CONNECTIONS = 128;
const PLACES = 10_000;

/**
 * Whether earlier seasons slow bookings down: their orders, passengers, tickets, payments, searches and audit. Two databases stand
 * beside each other, and are measured in turn, so that both meet the same machine.
 *
 * For some twelve seconds of bookings after a checkpoint PostgreSQL writes each page that it touches as a whole, and a large index has
 * more of them: these seconds are measured apart from the later ones.
 */
export const bench: Bench = {
  id: 'A5',
  async measure(say) {
    const early: number[] = [];
    const later: number[] = [];
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
            // The first run compiles the server's code.
            await compare('warm-up');
            for (let round = 1; round <= ROUNDS; round++) {
              for (const ground of [before, after]) await ground.checkpoint();
              early.push(await compare('after a checkpoint'));
            }
            await compare('between');
            for (let round = 1; round <= ROUNDS; round++) later.push(await compare('later'));
          },
          { orders: many, say },
        ),
      { orders: FEW_ORDERS, say },
    );
    const name = `bookings/s of one sailing beside ${many} orders ÷ beside ${FEW_ORDERS}`;
    return [
      measured(name, later, { least: 0.9 }),
      measured(`the same, in the first ${SECONDS} s after a checkpoint`, early, { least: 0.9 }),
    ];
  },
};
