import { BRIDGE, packageNamed, TESTS } from './paths.ts';
import type { Rule } from './rule.ts';

export const desktopRules: Rule[] = [
  {
    name: 'electron-in-the-shell',
    comment: 'only the shell and its preload import Electron: everything else runs without it',
    from: { pathNot: ['^desktop/src/(main|preload)/', TESTS] },
    to: { path: packageNamed('electron(-updater)?') },
  },
  {
    name: 'station-alone',
    comment:
      'the station is independent of its hosts: it imports neither the kiosk, nor Electron, nor the page',
    from: { path: '^desktop/src/station/', pathNot: TESTS },
    to: { path: '^desktop/(?!node_modules/)', pathNot: ['^desktop/src/station/', BRIDGE] },
  },
  {
    name: 'hosts-show-the-built-page',
    comment: 'the hosts show the built page, and do not import its source',
    from: { path: '^desktop/src/(main|preload|kiosk)/' },
    to: { path: '^desktop/src/renderer/' },
  },
  {
    name: 'kiosk-without-electron',
    comment: 'the kiosk and Electron are independent hosts of the page',
    from: { path: '^desktop/src/kiosk/' },
    to: { path: '^desktop/src/(main|preload)/' },
  },
  {
    name: 'electron-without-kiosk',
    comment: 'the kiosk and Electron are independent hosts of the page',
    from: { path: '^desktop/src/(main|preload)/' },
    to: { path: '^desktop/src/kiosk/' },
  },
];
