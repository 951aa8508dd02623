import type { SeededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { expireVouchers } from '../../src/accounts/vouchers/expire-vouchers.job.ts';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { freeVouchers } from '../../src/reservations/payments/free-vouchers.job.ts';
import { freePromoUses } from '../../src/reservations/promos/promo-uses.service.ts';
import type { Answer } from '../support/call.ts';
import { passengerInput } from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import * as shops from './shop.ts';
import { changeCabinAtDesk } from './shop-cabins.ts';
import { guestsOf } from './shop-party.ts';

/** Something that anybody may do at any moment; undefined where there was nothing to do. */
type Deed = () => Promise<Answer | undefined>;

const ROOMS = 6;
const HOLD_MS = 15 * 60_000;

/** What guests, agents, the desk, the office and the jobs of a shop do, each with a random order, sailing or voucher. */
export function deedsOf(shop: shops.Shop, random: SeededRandom): Record<string, Deed> {
  const { gangway, desk, sailings, ships } = shop;
  const { call, deps } = gangway;
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item;
  const sailing = () => random.below(sailings.length);
  const order = () => pick(shop.orders.slice(-40));
  const isAgents = ({ headers }: shops.ShopOrder) => 'X-Token' in headers;
  /** One or two orders of the same booker. */
  const together = () => {
    const first = order();
    const other = order();
    return other !== first && isAgents(other) === isAgents(first) ? [first, other] : [first];
  };
  const post = (path: string, body: object, headers: Record<string, string>) =>
    call('POST', path, { body, headers });
  const doing = async (queue: string) => {
    const some = shop.todo.filter(job => job.queue === queue).slice(0, 3);
    // The queue does a job again that has failed, such as a notice that became too old while the clock was put forward.
    const done = await Promise.allSettled(some.map(job => shops.doJob(shop, job)));
    shop.todo.push(...some.filter((_, place) => done[place]?.status === 'rejected'));
    return undefined;
  };
  const job = (work: (source: typeof deps) => Promise<unknown>) => async () => {
    await work(deps);
    return undefined;
  };

  /** A guest changes an order as it was shown. */
  async function change(one: shops.ShopOrder, wanted: object): Promise<Answer> {
    const shown = await post(`/orders/${one.number}/change/preview`, { change: wanted }, one.headers);
    if (shown.status !== 200) return shown;
    const { chargeSen, refundSen, toPaySen, endsOrder } = shown.data;
    const expected = { endsOrder, chargeSen, refundSen, toPaySen };
    const provider = isAgents(one) ? 'balance' : 'sandbox';
    return shops.sendOnce(
      shop,
      `/orders/${one.number}/change`,
      { change: wanted, expected, provider },
      one.headers,
    );
  }

  return {
    async book() {
      const wanted = {
        sailing: sailing(),
        adults: 1 + random.below(2),
        room: random.below(3) > 0 ? null : random.below(ROOMS),
        by: pick(['guest', 'agent'] as const),
        promo: random.below(2) === 0,
      };
      return shops.bookInShop(shop, wanted, random.below(ships.length));
    },
    async payAtTheBank() {
      const answer = await shops.askToPayInShop(shop, together());
      if (answer.status === 200) await shops.payAtTheBank(shop, { link: new URL(answer.data.gatewayUrl) });
      return answer;
    },
    hearFromTheBank: () => doing('sandbox-notify'),
    payFromBalance: async () => shops.payFromBalance(shop, together()),
    payInCash: async () => shops.payTogetherInCash(shop, together()),
    async payInTwoWays() {
      const one = order();
      const { dueSen } = await shops.readOrder(shop, one);
      const how = pick(['card and cash', 'cash and balance', 'card and balance'] as const);
      return (await shops.payInTwoWays(shop, one, how, { dueSen, partSen: 1_000 })).answer;
    },
    payByVoucher: async () => shops.payByVoucherInShop(shop, order(), pick(shop.vouchers)),
    async cancel() {
      const one = order();
      const { data } = await post(`/orders/${one.number}/cancel/preview`, {}, one.headers);
      return shops.cancelInShop(shop, one, { tickets: null, rooms: null }, data?.chargeSen ?? 0);
    },
    changeSailing: () => change(order(), { kind: 'sailing', sailingId: sailings[sailing()] }),
    takeAlong: () =>
      change(order(), { kind: 'passenger', passenger: passengerInput({ idNumber: `CROWD ${newKey()}` }) }),
    async move() {
      const one = order();
      const path = `/office/orders/${one.number}/move`;
      const [first, ...others] = await guestsOf(shop, one);
      const some = others.length > 0 && random.below(2) > 0 ? { passengerIds: [first?.passengerId] } : {};
      const wanted = { sailingId: sailings[sailing()], ...some };
      const shown = await post(`${path}/preview`, wanted, desk.headers);
      if (shown.status !== 200) return shown;
      const { kind, chargeSen, refundSen, toPaySen } = shown.data;
      const expected = { kind, chargeSen, refundSen, toPaySen };
      const paid = toPaySen > 0 ? { tenderedSen: toPaySen } : {};
      return shops.sendOnce(shop, path, { ...wanted, expected, ...paid }, desk.headers);
    },
    async changeCabin() {
      const one = order();
      const { cabinList } = await shops.readOrder(shop, one);
      const cabin = cabinList.find(({ canceledAt }) => !canceledAt);
      if (!cabin) return undefined;
      const wanted = {
        roomId: pick(pick(ships).roomIds),
        swap: random.below(2) === 0,
        difference: 'waive' as const,
      };
      return changeCabinAtDesk(shop, one, cabin.id, wanted, { toPaySen: 0, refundSen: 0 });
    },
    changeShip: () => shops.changeShipInShop(shop, sailing(), random.below(ships.length)),
    delay: () => shops.delayInShop(shop, sailing(), 20),
    changeGate: () => shops.changeGateInShop(shop, sailing(), pick(['A1', 'B2'])),
    async joinTheList() {
      return shops.joinInShop(shop, pick([[0], [1], [0, 1], [1, 0]]), 1 + random.below(3));
    },
    async leaveTheList() {
      const what = pick(['leave', 'decline'] as const);
      return shop.waiting.length > 0 ? shops.sendAsParty(shop, pick(shop.waiting), what) : undefined;
    },
    async serveTheList() {
      await shops.serveInShop(shop, sailing());
      return undefined;
    },
    giveBack: () => doing('settle-refund'),
    expireHolds: job(expireHolds),
    freeVouchers: job(freeVouchers),
    freePromoUses: job(freePromoUses),
    expireVouchers: job(expireVouchers),
    async letHoldsPass() {
      // Seldom, so that most orders are paid before.
      if (random.below(4) === 0) await shops.passTime(shop, HOLD_MS);
      return undefined;
    },
  };
}
