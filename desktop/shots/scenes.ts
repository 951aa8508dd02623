import { screenPaths } from '../../shared/contract/office/system/default-menu.ts';
import { menuScreens } from '../e2e/support/menu.ts';
import * as lights from './reach/gate-lights.ts';
import * as gates from './reach/gates.ts';
import type { Scene } from './scene/scene.ts';
import { first, keepWaiting, press, refuse } from './scene/steps.ts';
import { fleetScenes } from './scenes-fleet.ts';
import { frameScenes } from './scenes-frame.ts';
import { moneyScenes } from './scenes-money.ts';
import { orderScenes } from './scenes-orders.ts';
import { peopleScenes } from './scenes-people.ts';
import { voyageScenes } from './scenes-voyages.ts';

/** Every call except those that every screen needs. */
const calls = /\/prod-api\/(?!sysUser\/info|config\/getUseTime|settings\/public)/;

/** Every screen of the menu in its initial state, while it waits for the server, and after a failure. */
const menuScenes = menuScreens.flatMap(({ name, path }): Scene[] => [
  { name, at: path, everySize: true },
  { name: `${name}-waiting`, at: path, waiting: true, before: keepWaiting(calls) },
  { name: `${name}-failed`, at: path, before: refuse(calls) },
]);

const gate = '/ship/shipWriteOff?mode=gate';

/** The full-window gate with each of its lights, and the supervisor's actions. */
const gateScenes: readonly Scene[] = [
  { name: 'shipWriteOff-gate', at: gate, everySize: true },
  {
    name: 'shipWriteOff-gate-typed',
    at: gate,
    reach: press('write-off:typed.title'),
    everySize: true,
  },
  { name: 'gate-admit', at: gate, reach: lights.admit, everySize: true },
  { name: 'gate-warn', at: gate, reach: lights.warn, everySize: true },
  { name: 'gate-refuse', at: gate, reach: lights.refuse, everySize: true },
  {
    name: 'gate-undo',
    at: gate,
    reach: first(lights.admit, press('write-off:history.undo')),
    everySize: true,
  },
  {
    name: 'gate-override',
    at: gate,
    reach: first(lights.refuse, press('write-off:history.override')),
    everySize: true,
  },
  {
    name: 'gate-stopped',
    at: gate,
    before: lights.withoutScanner,
    reach: lights.stopped,
    everySize: true,
  },
  { name: 'departureBoard-closed', at: '/ship/departureBoard', reach: gates.closeCount, everySize: true },
  { name: 'departureBoard-printed', at: '/ship/departureBoard', reach: gates.closeCount, print: true },
  {
    name: 'departureBoard-close',
    at: '/ship/departureBoard',
    reach: first(gates.closeCount, press('departure-board:close.again')),
    everySize: true,
  },
  {
    name: 'departureBoard-stand-down',
    at: '/ship/departureBoard',
    before: gates.silenceGates,
    reach: first(gates.showCount, press('departure-board:standDown.action')),
    everySize: true,
  },
  {
    name: 'boardingConflict-many',
    at: '/ship/boardingConflict',
    before: gates.openConflicts,
    reach: gates.resolveMany,
    everySize: true,
  },
  {
    name: 'serialScannerTest-learn',
    at: screenPaths.serialScannerTest,
    reach: press('serial-test:wedge.learn'),
    everySize: true,
  },
  {
    name: 'serialScannerTest-printed',
    at: screenPaths.serialScannerTest,
    reach: press('serial-test:wedge.learn'),
    print: true,
  },
];

/** Every pictured state of the back office. */
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
