import type { OfficePort, OfficeRoute } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { OfficeRoomType } from '@gangway/shared/contract/office/fleet/room-types.ts';
import type { OfficeRoom } from '@gangway/shared/contract/office/fleet/rooms.ts';
import type { OfficeShip } from '@gangway/shared/contract/office/fleet/ships.ts';
import type { OfficeSlide } from '@gangway/shared/contract/office/fleet/slides.ts';
import type { OfficeCustomerDetail } from '@gangway/shared/contract/office/orders/customers.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import type { OfficeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import type { OfficeGuideEntry } from '@gangway/shared/contract/office/system/guide.ts';
import type { MenuEntry, Role } from '@gangway/shared/contract/office/system/roles.ts';
import type { SystemUser } from '@gangway/shared/contract/people/staff.ts';
import { addDays, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import type { Locator, Page } from '@playwright/test';
import type { staffCalls } from '../support/staff-calls.ts';

type Calls = ReturnType<typeof staffCalls>;

/** A form of the back office, open for a record of the demonstration. */
interface OpenForm {
  /** The form's dialog or screen. */
  within: Locator;
  save: string;
  /** The field that the test types into. */
  typed: readonly [label: string, text: string];
  /** The field that another user changes meanwhile, and its new value as the form displays it. */
  theirs: readonly [label: string, value: string];
  /** The same change, as a part of the record. */
  over: object;
  /** Saves the original record with changes, as another user. */
  saveWith: (over: object) => Promise<unknown>;
  /** Both values after saving. */
  stands: () => Promise<{ typed: unknown; theirs: unknown }>;
  /** The saved value of the typed field, if it is not the text. */
  typedValue?: unknown;
}

interface OfficeFormCase {
  at: string;
  open: (page: Page, calls: Calls) => Promise<OpenForm>;
}

/** By attribute, because a dialog below another one is hidden from the accessibility tree. */
const dialog = (page: Page) => page.locator('[role=dialog]').first();
const itemsOf = async <Item>({ get }: Calls, path: string): Promise<Item[]> =>
  (await get<{ items: Item[] }>(path)).items;
export const only = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error('the demonstration has no such record');
  return item;
};

/** Every form of the office that edits a record, with a record of the demonstration and two of its fields. */
export const officeForms: Readonly<Record<string, OfficeFormCase>> = {
  'a ship': {
    at: '/ship/ship',
    async open(page, calls) {
      const read = async () => only(await itemsOf<OfficeShip>(calls, '/office/ships?search=Kenari'));
      const ship = await read();
      await page.getByRole('row').filter({ hasText: ship.name }).click();
      return {
        within: dialog(page),
        save: 'Save',
        typed: ['Manager contact', '+60 4-222 2222'],
        theirs: ['Weight', '77'],
        over: { weight: 77 },
        saveWith: over => calls.post(`/office/ships/${ship.id}`, { ...ship, ...over }),
        stands: async () => {
          const now = await read();
          return { typed: now.managerContact, theirs: String(now.weight) };
        },
      };
    },
  },
  'a room': {
    at: '/ship/roomManagement',
    async open(page, calls) {
      const tile = page.getByRole('button', { name: /^Room \d+, Available/ }).last();
      const number = /\d+/.exec((await tile.getAttribute('aria-label')) ?? (await tile.innerText()))?.[0];
      await tile.click();
      await page.getByRole('button', { name: 'Edit room' }).click();
      const shown = (await page.getByRole('dialog').getByLabel('Ship').inputValue()).trim();
      const path = `/office/rooms?search=${number}&shipId=${shown}`;
      const read = async () =>
        only((await itemsOf<OfficeRoom>(calls, path)).filter(room => room.number === number));
      const room = await read();
      return {
        within: page.locator('[role=dialog]').filter({ hasText: `Edit room ${number}` }),
        save: 'Save',
        typed: ['Notes', 'Squeaking door'],
        theirs: ['Position', 'Midship'],
        over: { position: 'midship' },
        saveWith: over =>
          calls.post(`/office/rooms/${room.id}`, {
            ...room,
            shipId: room.ship.id,
            roomTypeId: room.roomType.id,
            ...over,
          }),
        stands: async () => {
          const { notes, position } = await read();
          return { typed: notes, theirs: position === 'midship' ? 'Midship' : position };
        },
      };
    },
  },
  'a room type': {
    at: '/ship/roomTypeManagement',
    async open(page, calls) {
      const read = async () => only(await itemsOf<OfficeRoomType>(calls, '/office/room-types?search=SU'));
      const { prices: _, ...type } = await read();
      await page.getByRole('row', { name: new RegExp(`^${type.code}`) }).click();
      return {
        within: dialog(page),
        save: 'Save',
        typed: ['Name in Chinese', '海峡大套房'],
        theirs: ['Amenities', 'Wi-Fi'],
        over: { amenities: ['wifi'] },
        saveWith: over => calls.post(`/office/room-types/${type.id}`, { ...type, ...over }),
        stands: async () => {
          const { name, amenities } = await read();
          return { typed: name.zh, theirs: amenities.join() === 'wifi' ? 'Wi-Fi' : amenities };
        },
      };
    },
  },
  'a port': {
    at: '/voyage/port',
    async open(page, calls) {
      const read = async () => only(await itemsOf<OfficePort>(calls, '/office/ports?search=malacca'));
      const port = await read();
      await page.getByRole('row', { name: /Malacca/ }).click();
      return {
        within: dialog(page),
        save: 'Save',
        typed: ['Name in Chinese', '马六甲港'],
        theirs: ['Country', 'Singapore'],
        over: { country: 'SG' },
        saveWith: over => calls.post(`/office/ports/${port.id}`, { ...port, ...over }),
        stands: async () => {
          const { name, country } = await read();
          return { typed: name.zh, theirs: country === 'SG' ? 'Singapore' : country };
        },
      };
    },
  },
  'the details of a route': {
    at: '/voyage/route?search=malacca',
    async open(page, calls) {
      const read = async () => only(await itemsOf<OfficeRoute>(calls, '/office/routes?search=malacca'));
      const route = await read();
      await page.locator('tr[data-index="0"]').click();
      await page.getByRole('tab', { name: 'Route' }).click();
      return {
        within: dialog(page),
        save: 'Save',
        typed: ['Description in Chinese', '沿着海峡'],
        theirs: ['Distance in nautical miles', '123'],
        over: { distanceNm: 123 },
        saveWith: over => calls.post(`/office/routes/${route.id}`, { ...route, ...over }),
        stands: async () => {
          const { description, distanceNm } = await read();
          return { typed: description?.zh, theirs: String(distanceNm) };
        },
      };
    },
  },
  'the fares of a route': {
    at: '/voyage/route?search=malacca',
    async open(page, calls) {
      const read = async () => only(await itemsOf<OfficeRoute>(calls, '/office/routes?search=malacca'));
      const route = await read();
      const fares = { adult: 20_000, child: 10_000, infant: 2_000, senior: 15_000 };
      await page.locator('tr[data-index="0"]').click();
      await page.getByRole('tab', { name: 'Fares' }).click();
      return {
        within: dialog(page),
        save: 'Save fares',
        typed: ['Daytime, Adult', '131.50'],
        theirs: ['Nighttime · Child', '99.50'],
        over: { nighttime: { ...(route.fares.nighttime ?? fares), child: 9_950 } },
        saveWith: over => calls.post(`/office/routes/${route.id}/fares`, { ...route.fares, ...over }),
        stands: async () => {
          const { daytime, nighttime } = (await read()).fares;
          return { typed: daytime?.adult, theirs: ((nighttime?.child ?? 0) / 100).toFixed(2) };
        },
        typedValue: 13_150,
      };
    },
  },
  'a sailing': {
    at: '/voyage/sailing?view=list',
    async open(page, calls) {
      const from = addDays(localDateIn(new Date()), 60);
      const some = await itemsOf<{ id: number }>(
        calls,
        `/office/sailings?from=${from}&status=scheduled&size=20`,
      );
      const { id } = only(some);
      const read = () => calls.get<OfficeSailingDetail>(`/office/sailings/${id}`);
      const { ownFares, ...sailing } = await read();
      await page.goto(new URL(`/voyage/sailing?view=list&sailing=${id}`, page.url()).href);
      await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).click();
      return {
        within: dialog(page),
        save: 'Save',
        typed: ['Gate', 'S7'],
        theirs: ['Capacity', '601'],
        over: { capacity: 601 },
        saveWith: over => calls.post(`/office/sailings/${id}`, { ...sailing, fares: ownFares, ...over }),
        stands: async () => {
          const { gate, capacity } = await read();
          return { typed: gate, theirs: String(capacity) };
        },
      };
    },
  },
  'a customer': {
    at: '/ship/userInfoRecord',
    async open(page, calls) {
      const match = only(await itemsOf<{ id: string }>(calls, '/office/customers?search=weijie'));
      const path = `/office/customers/${match.id}`;
      const read = () => calls.get<OfficeCustomerDetail>(path);
      const customer = await read();
      await page.goto(new URL(`/ship/userInfoRecord/${match.id}`, page.url()).href);
      return {
        within: dialog(page),
        save: 'Save',
        typed: ['Real name', 'Lim Wei Jie'],
        theirs: ['Remarks', 'Calls back after six'],
        over: { remarks: 'Calls back after six' },
        saveWith: over => calls.post(path, { ...customer, email: customer.email ?? '', ...over }),
        stands: async () => {
          const { realName, remarks } = await read();
          return { typed: realName, theirs: remarks };
        },
      };
    },
  },
  'a slide': {
    at: '/ship/slides',
    async open(page, calls) {
      const read = async () => only(await itemsOf<OfficeSlide>(calls, '/office/slides?size=200'));
      const slide = await read();
      await page.getByRole('row').filter({ hasText: slide.title }).first().click();
      return {
        within: dialog(page),
        save: 'Save',
        typed: ['Title', 'Evenings at sea'],
        theirs: ['Subtitle', 'From the quay at six'],
        over: { subtitle: 'From the quay at six' },
        saveWith: over =>
          calls.post(`/office/slides/${slide.id}`, { ...slide, picture: slide.picture.name, ...over }),
        stands: async () => {
          const { title, subtitle } = await read();
          return { typed: title, theirs: subtitle };
        },
      };
    },
  },
  'an entry of the guide': {
    at: '/ship/guide?page=luggage',
    async open(page, calls) {
      const read = async () => only(await calls.get<OfficeGuideEntry[]>('/office/guide?page=luggage'));
      const entry = await read();
      await page.getByRole('row').filter({ hasText: entry.heading.en }).first().click();
      return {
        within: dialog(page),
        save: 'Save',
        typed: ['Heading in Chinese', '行李件数'],
        theirs: ['Text in English', 'Two suitcases each.'],
        over: { text: { ...entry.text, en: 'Two suitcases each.' } },
        saveWith: over => calls.post(`/office/guide/${entry.id}`, { ...entry, ...over }),
        stands: async () => {
          const { heading, text } = await read();
          return { typed: heading.zh, theirs: text.en };
        },
      };
    },
  },
  'the names of a role': {
    at: '/permission/role',
    async open(page, calls) {
      const read = async () =>
        only((await calls.get<Role[]>('/office/roles')).filter(({ code }) => code === 'supervisor'));
      const role = await read();
      await page.getByRole('button', { name: `Edit ${role.name.en}` }).click();
      return {
        within: dialog(page),
        save: 'Save',
        typed: ['Name in Chinese', '登船主管'],
        theirs: ['Name in Korean', '승선 감독'],
        over: { name: { ...role.name, ko: '승선 감독' } },
        saveWith: over => calls.post('/office/roles/save', { ...role, ...over }),
        stands: async () => {
          const { name } = await read();
          return { typed: name.zh, theirs: name.ko };
        },
      };
    },
  },
  'a system user': {
    at: '/permission/users',
    async open(page, calls) {
      const read = async () => {
        const { items } = await calls.post<{ items: SystemUser[] }>('/sysUser/page', { size: 200 });
        return only(items.filter(({ username }) => username === 'supervisor'));
      };
      const user = await read();
      await page.getByRole('gridcell', { name: 'supervisor', exact: true }).click();
      return {
        within: dialog(page),
        save: 'Save',
        typed: ['E-mail', 'ravi@example.com'],
        theirs: ['Introduction', 'Gates A and B'],
        over: { introduction: 'Gates A and B' },
        saveWith: over => calls.post('/sysUser/save', { ...user, email: user.email ?? '', ...over }),
        stands: async () => {
          const { email, introduction } = await read();
          return { typed: email, theirs: introduction };
        },
      };
    },
  },
  'an entry of the menu': {
    at: '/permission/menus',
    async open(page, calls) {
      const read = async () =>
        only((await calls.get<MenuEntry[]>('/office/menus')).filter(({ name }) => name === 'port'));
      const entry = await read();
      await page.getByRole('button', { name: 'Edit Ports' }).click();
      return {
        within: dialog(page),
        save: 'Save',
        typed: ['Title', 'Harbours'],
        theirs: ['Icon', 'ship'],
        over: { icon: 'ship' },
        saveWith: over => calls.post('/office/menus/save', { ...entry, ...over }),
        stands: async () => {
          const { title, icon } = await read();
          return { typed: title, theirs: icon };
        },
      };
    },
  },
  'the contact of an order': {
    at: '/ship/shipOrder',
    async open(page, calls) {
      const { number } = only(
        await itemsOf<{ number: string }>(calls, '/office/orders?status=paid&channel=storefront&size=1'),
      );
      const path = `/office/orders/${number}`;
      const read = () => calls.get<OfficeOrderDetail>(path);
      const { contact, remarks } = await read();
      await page.goto(new URL(`/ship/shipOrder/${number}`, page.url()).href);
      await page.getByRole('button', { name: 'Edit contact' }).click();
      return {
        within: page.locator('[role=dialog]').filter({ hasText: 'Correct contact' }),
        save: 'Save correction',
        typed: ['Phone', '+60 12-345 6789'],
        typedValue: '+60123456789',
        theirs: ['Remarks', 'Needs a wheelchair'],
        over: { remarks: 'Needs a wheelchair' },
        saveWith: over => calls.post(`${path}/contact`, { ...contact, remarks, ...over }),
        stands: async () => {
          const now = await read();
          return { typed: now.contact.phone, theirs: now.remarks };
        },
      };
    },
  },
};
