import type { SeededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import type { Answer } from '../../support/call.ts';
import type { Shop, ShopOrder } from '../shop.ts';

/** Something that anybody may do at any moment; undefined where there was nothing to do. */
export type Deed = () => Promise<Answer | undefined>;

export const nothing = async (): Promise<undefined> => undefined;

/** So few orders that many deeds meet in one. */
const LATEST_ORDERS = 16;

/** The shop, and random choices in it. */
export interface Crowd {
  shop: Shop;
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Once in so many times. */
  seldom(times: number): boolean;
  /** A sailing's index. */
  sailing(): number;
  sailingId(): number;
  /** A room of one of the ships. */
  roomId(): number;
  order(): ShopOrder;
  /** One or two orders of the same booker. */
  together(): ShopOrder[];
}

export function createCrowd(shop: Shop, random: SeededRandom): Crowd {
  const below = (limit: number) => random.below(limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const order = () => pick(shop.orders.slice(-LATEST_ORDERS));
  return {
    shop,
    below,
    pick,
    seldom: times => below(times) === 0,
    sailing: () => below(shop.sailings.length),
    sailingId: () => pick(shop.sailings),
    roomId: () => pick(pick(shop.ships).roomIds),
    order,
    together() {
      const [first, other] = [order(), order()];
      return other !== first && isAgents(other) === isAgents(first) ? [first, other] : [first];
    },
  };
}

/** A booking by an agent. */
export const isAgents = ({ headers }: ShopOrder): boolean => 'X-Token' in headers;

/** Whether something failed that should not: a booking that waits while the clock is put forward has waited too long. */
export const isFault = (answer: Answer | undefined): boolean =>
  answer !== undefined && answer.status >= 500 && answer.data?.error !== 'unavailable';

/** So many people do something, one after the other, so many times. */
export async function letAll(people: number, times: number, act: () => Promise<void>): Promise<void> {
  const doMany = async () => {
    for (let time = 0; time < times; time++) await act();
  };
  await Promise.all(Array.from({ length: people }, doMany));
}
