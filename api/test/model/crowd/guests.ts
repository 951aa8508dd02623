import type { PartyChoices } from '@gangway/shared/contract/sales/called-off.ts';
import type { BatchCancelPreview } from '@gangway/shared/contract/sales/orders.ts';
import type { Answer } from '../../support/call.ts';
import { passengerInput } from '../../support/database/factories.ts';
import { newKey } from '../../support/money/paying.ts';
import * as shops from '../shop.ts';
import { type Crowd, type Deed, isAgents, nothing } from './crowd.ts';

const ROOMS = 6;

/** What guests and agents do, each with a random order, sailing or voucher. */
export function guestDeeds(crowd: Crowd): Record<string, Deed> {
  const { shop, below, pick, seldom, sailing, order, together } = crowd;
  const { gangway, sailings, ships } = shop;
  const { call, deps } = gangway;
  const post = (path: string, body: object, headers: Record<string, string>) =>
    call('POST', path, { body, headers });

  /** Orders whose sailing was called off, and that have not chosen. */
  async function askedParties(): Promise<shops.ShopOrder[]> {
    const asked = await deps.db
      .selectFrom('called_off_parties')
      .innerJoin('orders', 'orders.id', 'called_off_parties.order_id')
      .select('orders.number')
      .where('called_off_parties.outcome', 'is', null)
      .execute();
    return shop.orders.filter(({ number }) => asked.some(party => party.number === number));
  }

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

  const book = () => {
    const wanted = {
      sailing: sailing(),
      adults: 1 + below(2),
      room: seldom(3) ? below(ROOMS) : null,
      by: pick(['guest', 'agent'] as const),
      promo: seldom(2),
      // Others read at the same moment which seats are free.
      seat: seldom(3),
    };
    return shops.bookInShop(shop, wanted, below(ships.length));
  };

  return {
    book,
    /** Nothing happens without bookings that are paid. */
    async bookAndPay() {
      const answer = await book();
      if (answer.status !== 200) return answer;
      const { number, dueSen } = answer.data.order;
      return shops.payInCash(shop, { number, headers: {} }, dueSen);
    },
    async bookAsParty() {
      if (shop.waiting.length === 0) return undefined;
      const party = pick(shop.waiting);
      const { data } = await shops.sendAsParty(shop, party, 'entry');
      if (!data?.offer) return undefined;
      const wanted = {
        sailing: sailings.indexOf(data.offer.sailing.id),
        adults: data.tickets.adult,
        room: null,
        by: 'guest' as const,
      };
      return shops.bookInShop(shop, wanted, 0, party.token);
    },
    async payAtTheBank() {
      const answer = await shops.askToPayInShop(shop, together());
      if (answer.status === 200) await shops.payAtTheBank(shop, { link: new URL(answer.data.gatewayUrl) });
      return answer;
    },
    payFromBalance: async () => shops.payFromBalance(shop, together()),
    payByVoucher: async () => shops.payByVoucherInShop(shop, order(), pick(shop.vouchers)),
    removeVoucher() {
      const { number, headers } = order();
      return shops.sendOnce(shop, `/orders/${number}/voucher/remove`, {}, headers);
    },
    async cancel() {
      const one = order();
      const { data } = await post(`/orders/${one.number}/cancel/preview`, {}, one.headers);
      return shops.cancelInShop(shop, one, { tickets: null, rooms: null }, data?.chargeSen ?? 0);
    },
    async cancelSeveral() {
      const some = [...new Set([order(), order(), order()])].filter(one => !isAgents(one));
      const own = { 'X-Order-Token': some.map(({ headers }) => headers['X-Order-Token']).join(', ') };
      const numbers = some.map(({ number }) => number);
      const { data } = await post('/orders/batch/cancel/preview', { numbers }, own);
      if (!data?.results || !seldom(3)) return undefined;
      const orders = (data as BatchCancelPreview).results.map(result => ({
        number: result.number,
        expectedChargeSen: result.ok ? result.preview.chargeSen : 0,
      }));
      return shops.sendOnce(shop, '/orders/batch/cancel', { orders }, own);
    },
    async choose() {
      const asked = await askedParties();
      if (asked.length === 0) return undefined;
      const one = pick(asked);
      const { data } = await call('GET', `/orders/${one.number}/called-off`, { headers: one.headers });
      if (!data) return undefined;
      const { kept, others } = data as PartyChoices;
      const sailingId = (kept ?? others[0])?.sailing.id ?? sailings[0];
      return shops.chooseInShop(
        shop,
        one,
        pick([{ choice: 'move', sailingId }, { choice: 'refund' }, { choice: 'credit' }]),
      );
    },
    erase() {
      const { number, headers } = order();
      const path = `/orders/${number}/personal-data/erase`;
      return seldom(6) ? post(path, { understood: true }, headers) : nothing();
    },
    changeSailing: () => change(order(), { kind: 'sailing', sailingId: sailings[sailing()] }),
    takeAlong: () =>
      change(order(), { kind: 'passenger', passenger: passengerInput({ idNumber: `CROWD ${newKey()}` }) }),
    async joinTheList() {
      return shops.joinInShop(shop, pick([[0], [1], [0, 1], [1, 0]]), 1 + below(3));
    },
    async leaveTheList() {
      const what = pick(['leave', 'decline'] as const);
      return shop.waiting.length > 0 ? shops.sendAsParty(shop, pick(shop.waiting), what) : undefined;
    },
  };
}
