import { newContact, passengerInput } from '../../support/database/factories.ts';
import { newKey } from '../../support/money/paying.ts';
import * as shops from '../shop.ts';
import { changeCabinAtDesk } from '../shop-cabins.ts';
import { guestsOf } from '../shop-party.ts';
import { type Crowd, type Deed, nothing } from './crowd.ts';

/** What the desk does with orders. */
export function deskDeeds({
  shop,
  pick,
  seldom,
  sailingId,
  roomId,
  order,
  together,
}: Crowd): Record<string, Deed> {
  const { headers } = shop.desk;
  const { call } = shop.gangway;
  const post = (path: string, body: object) => call('POST', path, { body, headers });
  const once = (path: string, body: object) => shops.sendOnce(shop, path, body, headers);
  const inCash = (toPaySen: number) => (toPaySen > 0 ? { tenderedSen: toPaySen } : {});

  return {
    payInCash: () => shops.payTogetherInCash(shop, together()),
    async payInTwoWays() {
      const one = order();
      const { dueSen } = await shops.readOrder(shop, one);
      const how = pick(['card and cash', 'cash and balance', 'card and balance'] as const);
      return (await shops.payInTwoWays(shop, one, how, { dueSen, partSen: 1_000 })).answer;
    },
    async move() {
      const one = order();
      const path = `/office/orders/${one.number}/move`;
      const [first, ...others] = await guestsOf(shop, one);
      const some = others.length > 0 && seldom(2) ? { passengerIds: [first?.passengerId] } : {};
      const wanted = { sailingId: sailingId(), ...some };
      const shown = await post(`${path}/preview`, wanted);
      if (shown.status !== 200) return shown;
      const { kind, chargeSen, refundSen, toPaySen } = shown.data;
      const expected = { kind, chargeSen, refundSen, toPaySen };
      return once(path, { ...wanted, expected, ...inCash(toPaySen) });
    },
    async add() {
      const path = `/office/orders/${order().number}/additions`;
      const wanted = seldom(2)
        ? { passenger: passengerInput({ idNumber: `ADDED ${newKey()}` }), roomIds: [] }
        : { passenger: null, roomIds: [roomId()] };
      const shown = await post(`${path}/preview`, wanted);
      if (shown.status !== 200) return shown;
      const { toPaySen } = shown.data;
      return once(path, { ...wanted, expected: { toPaySen }, ...inCash(toPaySen) });
    },
    async changeCabin() {
      const one = order();
      const { cabinList } = await shops.readOrder(shop, one);
      const cabin = cabinList.find(({ canceledAt }) => !canceledAt);
      if (!cabin) return undefined;
      const wanted = { roomId: roomId(), swap: seldom(2), difference: 'waive' as const };
      return changeCabinAtDesk(shop, one, cabin.id, wanted, { toPaySen: 0, refundSen: 0 });
    },
    async correct() {
      const one = order();
      const [guest] = await guestsOf(shop, one);
      if (!guest) return undefined;
      const path = `/office/orders/${one.number}/passengers/${guest.passengerId}`;
      return post(path, passengerInput({ idNumber: `CORRECTED ${newKey()}` }));
    },
    changeContact: () =>
      post(`/office/orders/${order().number}/contact`, { ...newContact(), remarks: 'Called' }),
    reissue: () => once(`/office/orders/${order().number}/reissue`, {}),
    sendAgain: () => post('/office/orders/resend', { numbers: [order().number, order().number] }),
    async handOut() {
      const { refunds } = await shops.readOrder(shop, order());
      const open = refunds.find(({ status }) => status === 'pending');
      return open ? post(`/payments/refunds/${open.id}/handed-out`, {}) : nothing();
    },
  };
}
