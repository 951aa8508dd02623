import { randomUUID } from 'node:crypto';
import type { FarePreview } from '@gangway/shared/contract/office/sailings/fares.ts';
import type { OfficeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import type { OfficeWaitlist } from '@gangway/shared/contract/office/sailings/waitlist.ts';
import { FARES } from '../../support/database/factories.ts';
import type { Station } from '../../support/gate/gate-station.ts';
import type { SignedIn } from '../../support/people/accounts.ts';
import { NIGHT_PRICES } from '../prices.ts';
import * as shops from '../shop.ts';
import { type Crowd, type Deed, nothing } from './crowd.ts';

const BALANCE_SEN = 1_000_000;
const NIGHTS = { from: '2027-06-01', until: '2027-06-30', session: 'nighttime' };
/** As on the route, so that guests agree to the price all the same. */
const OWN_FARES = { ...FARES, adult: NIGHT_PRICES.adultSen };

interface Staff {
  manager: SignedIn;
  station: Station;
  /** So many of the sailings, the first ones, are never called off. */
  lasting: number;
  /** The places of a sailing, which change by a few. */
  capacity: number;
}

/** What the office does with sailings, rooms and lists, and a gate with tickets. */
export function officeDeeds(
  { shop, below, pick, seldom, sailing, sailingId, roomId, order }: Crowd,
  { manager, station, lasting, capacity }: Staff,
): Record<string, Deed> {
  const { gangway, agent, ships } = shop;
  const { call, clock } = gangway;
  const { headers } = manager;
  const get = async (path: string) => (await call('GET', path, { headers })).data;
  const post = (path: string, body: object = {}) => call('POST', path, { body, headers });
  const once = (path: string, body: object) => shops.sendOnce(shop, path, body, headers);

  return {
    callOff() {
      const which = sailing();
      if (which < lasting || !seldom(12)) return nothing();
      const until = new Date(clock.now().getTime() + (1 + below(40)) * 3_600_000).toISOString();
      return shops.callOffInShop(shop, which, { until, otherwise: pick(['refund', 'move']) });
    },
    changeShip: () => shops.changeShipInShop(shop, sailing(), below(ships.length)),
    delay: () => shops.delayInShop(shop, sailing(), 20),
    changeGate: () => shops.changeGateInShop(shop, sailing(), pick(['A1', 'B2'])),
    async changeSailing() {
      const path = `/office/sailings/${sailingId()}`;
      const { departsAt, arrivesAt, gate, nonRefundable, peak, ownFares } = (await get(
        path,
      )) as OfficeSailingDetail;
      const changed = { capacity: capacity + below(4), fares: ownFares };
      return post(path, { departsAt, arrivesAt, gate, nonRefundable, peak, ...changed });
    },
    close: () => (seldom(10) ? post(`/office/sailings/${sailingId()}/close`) : nothing()),
    reopen: () => post(`/office/sailings/${sailingId()}/reopen`),
    async changeFares() {
      const change = pick([{ kind: 'set', fares: OWN_FARES }, { kind: 'route' }]);
      const { data } = await post('/office/fares/preview', { sailings: NIGHTS, change });
      const lines = (data as FarePreview).sailings.filter(({ refusal }) => refusal === null);
      if (lines.length === 0) return undefined;
      return once('/office/fares', { sailings: lines.map(({ id, version, own }) => ({ id, version, own })) });
    },
    tellGuests: () =>
      once(`/office/sailings/${sailingId()}/messages`, {
        texts: { en: { subject: 'Parking', text: 'The car park is full.' } },
      }),
    repair: () => (seldom(6) ? post(`/office/rooms/${roomId()}/maintenance`, { notes: 'Pump' }) : nothing()),
    endRepair: () => post(`/office/rooms/${roomId()}/maintenance-over`, { clean: true }),
    async workOnTheList() {
      const list = `/office/waitlists/${sailingId()}`;
      const { parties } = (await get(list)) as OfficeWaitlist;
      if (parties.length === 0) return undefined;
      const path = `${list}/parties/${pick(parties).id}`;
      const reason = 'Called';
      return pick([
        () => post(`${path}/end`, { reason }),
        () => post(`${path}/move`, { with: pick(parties).id, reason }),
        () => post(`${path}/offer`, { reason }),
      ])();
    },
    async topUp() {
      const path = `/office/customers/${agent.id}`;
      const { balanceSen } = (await get(path)).funds;
      const toSen = Math.max(BALANCE_SEN, balanceSen + 100);
      return post(`${path}/balance`, { toSen, expectedSen: balanceSen, reason: 'Cash received' });
    },
    async scan() {
      const { tickets } = await shops.readOrder(shop, order());
      const ticket = tickets[0];
      if (!ticket) return undefined;
      const undo = seldom(3) ? ({ outcome: 'undone', method: 'undo', reason: 'Wrong' } as const) : {};
      // A gate whose clock has stayed behind is asked to set it.
      await station.send(station.scan({ ticketId: ticket.id, ...undo })).catch(() => undefined);
      return undefined;
    },
    async type() {
      const { tickets } = await shops.readOrder(shop, order());
      const { serial = '', verificationCode = null } = tickets[0] ?? {};
      if (!verificationCode) return undefined;
      return post('/boarding/typed', { eventId: randomUUID(), ticketId: serial, verificationCode });
    },
  };
}
