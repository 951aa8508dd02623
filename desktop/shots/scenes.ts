import { menuScreens } from '../e2e/support/menu.ts';
import type { Scene } from './scene/scene.ts';
import { fleetScenes } from './scenes-fleet.ts';
import { frameScenes } from './scenes-frame.ts';
import { moneyScenes } from './scenes-money.ts';
import { orderScenes } from './scenes-orders.ts';
import { peopleScenes } from './scenes-people.ts';
import { voyageScenes } from './scenes-voyages.ts';
import { keepWaiting, press, refuse } from './steps.ts';

/** Every call but those without which no screen is known at all. */
const asked = /\/prod-api\/(?!sysUser\/info|config\/getUseTime|settings\/public)/;

/** Every screen of the menu as it opens, while it waits for the server, and when nothing comes of it. */
const menuScenes = menuScreens.flatMap(({ name, path }): Scene[] => [
  { name, at: path, everySize: true },
  { name: `${name}-waiting`, at: path, waiting: true, before: keepWaiting(asked) },
  { name: `${name}-failed`, at: path, before: refuse(asked) },
]);

/** The gate over the whole window. */
const gateScenes: readonly Scene[] = [
  { name: 'shipWriteOff-gate', at: '/ship/shipWriteOff?mode=gate', everySize: true },
  {
    name: 'shipWriteOff-gate-typed',
    at: '/ship/shipWriteOff?mode=gate',
    reach: press('write-off:typed.title'),
    everySize: true,
  },
];

/** Everything of the back office that can be looked at. */
export const scenes: readonly Scene[] = [
  ...frameScenes,
  ...menuScenes,
  ...gateScenes,
  ...orderScenes,
  ...moneyScenes,
  ...voyageScenes,
  ...fleetScenes,
  ...peopleScenes,
];
