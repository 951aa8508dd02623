import * as voyages from './reach/voyages.ts';
import type { Scene } from './scene/scene.ts';
import { choose, fill, first, openRow, press, turnTo } from './scene/steps.ts';

const sailings = '/voyage/sailing';
const booked = `${sailings}?view=list&sort=-sold&status=scheduled`;
const act = (action: string) =>
  first(openRow(), choose('sailings:actions.label', `sailings:actions.${action}`));
const season = (entry: string) =>
  choose('sailings:wholeSeason', entry === 'fares' ? 'fares:many.open' : `sailings:${entry}`);

/** The timetable with its planning, routes with their fares, and ports. */
export const voyageScenes: readonly Scene[] = [
  { name: 'sailing-list', at: `${sailings}?view=list`, everySize: true },
  { name: 'sailing-none-found', at: `${sailings}?view=list&search=titanic` },
  { name: 'sailing-past-month', at: `${sailings}?month=2031-02` },
  { name: 'sailing-one', at: booked, reach: openRow() },
  { name: 'sailing-not-found', at: `${sailings}?sailing=999999` },
  { name: 'sailing-actions', at: booked, reach: first(openRow(), press('sailings:actions.label')) },
  { name: 'sailing-change', at: booked, reach: first(openRow(), press('sailings:drawer.change')) },
  { name: 'sailing-close', at: booked, reach: act('close') },
  { name: 'sailing-delay', at: booked, reach: act('delay') },
  { name: 'sailing-disrupt', at: booked, reach: act('disrupt') },
  { name: 'sailing-message', at: booked, reach: act('message') },
  { name: 'sailing-message-preview', at: booked, reach: first(act('message'), voyages.writeMessage) },
  { name: 'waitlist-list', at: '/ship/waitlist', reach: voyages.openWaitlist, everySize: true },
  { name: 'waitlist-one', at: '/ship/waitlist', reach: first(voyages.openWaitlist, openRow()) },
  { name: 'waitlist-add', at: '/ship/waitlist', reach: first(voyages.openWaitlist, press('waitlist:add')) },
  {
    name: 'sailing-delay-errors',
    at: booked,
    reach: first(act('delay'), press('sailings:disrupt.preview')),
  },
  { name: 'sailing-cancel', at: booked, reach: act('cancel'), everySize: true },
  {
    name: 'sailing-cancel-preview',
    at: booked,
    reach: first(act('cancel'), press('sailings:disrupt.preview')),
    everySize: true,
  },
  { name: 'worklist-open', at: '/business/worklist', before: voyages.calledOff, everySize: true },
  { name: 'sailing-range-cancel', at: sailings, reach: voyages.cancelRange, everySize: true },
  { name: 'sailing-waiting-room', at: booked, reach: first(openRow(), press('sailings:queue.change')) },
  {
    name: 'sailing-fares',
    at: sailings,
    reach: first(season('fares'), ({ hand }) => hand.see('fares:many.text')),
    everySize: true,
  },
  {
    name: 'sailing-fares-preview',
    at: sailings,
    reach: first(season('fares'), voyages.raiseFares),
    everySize: true,
  },
  { name: 'sailing-new', at: sailings, reach: press('sailings:create') },
  {
    name: 'sailing-new-errors',
    at: sailings,
    reach: first(press('sailings:create'), press('sailings:form.action')),
  },
  { name: 'sailing-new-fares', at: sailings, reach: voyages.giveFares },
  { name: 'sailing-repeat', at: sailings, reach: press('sailings:repeat') },
  { name: 'sailing-repeat-dates', at: `${sailings}?month=2029-03`, reach: voyages.repeat },
  { name: 'season-menu', at: sailings, reach: press('sailings:wholeSeason') },
  { name: 'season-export', at: sailings, reach: season('export') },
  { name: 'season-import', at: sailings, reach: season('import') },
  { name: 'season-import-bad', at: sailings, reach: first(season('import'), voyages.chooseBadSheet) },
  { name: 'season-import-good', at: sailings, reach: first(season('import'), voyages.chooseGoodSheet) },
  {
    name: 'season-import-order',
    at: sailings,
    reach: first(season('import'), voyages.chooseSheetOfTwoOrders),
  },
  { name: 'season-import-no-sheet', at: sailings, reach: first(season('import'), voyages.chooseNoSheet) },

  { name: 'route-none-found', at: '/voyage/route?search=atlantis' },
  { name: 'route-fares', at: '/voyage/route', reach: openRow() },
  { name: 'route-fares-partly', at: '/voyage/route', reach: voyages.clearFare },
  { name: 'route-rules', at: '/voyage/route', reach: voyages.weekendFares, everySize: true },
  {
    name: 'route-rules-preview',
    at: '/voyage/route',
    // The form below waits for the decision.
    waiting: true,
    reach: first(voyages.weekendFares, press('fares:rules.save'), ({ hand }) =>
      hand.see('fares:rules.confirm'),
    ),
    everySize: true,
  },
  { name: 'route-details', at: '/voyage/route', reach: first(openRow(), turnTo('routes:details')) },
  { name: 'route-retire', at: '/voyage/route?search=port-klang', reach: voyages.retireRoute },
  { name: 'route-new', at: '/voyage/route', reach: press('routes:add') },
  {
    name: 'route-new-errors',
    at: '/voyage/route',
    reach: ({ hand, page }) =>
      hand.press('routes:add').then(() => page.getByRole('dialog').locator('button[type=submit]').click()),
  },
  { name: 'port-none-found', at: '/voyage/port?search=atlantis' },
  { name: 'port-one', at: '/voyage/port', reach: openRow() },
  {
    name: 'port-new-errors',
    at: '/voyage/port',
    reach: async ({ hand, page }) => {
      await hand.press('ports:add');
      await hand.fill('ports:fields.code', 'Penang 1');
      await hand.fill('ports:fields.latitude', '5.4');
      await page.getByRole('dialog').locator('button[type=submit]').click();
    },
  },
  { name: 'port-columns', at: '/voyage/port', reach: first(press('frame:table.columns')) },
  { name: 'route-search', at: '/voyage/route', reach: fill('routes:search', 'pen') },
];
