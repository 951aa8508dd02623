import { BRIDGE, packageNamed, TESTS } from './paths.ts';
import type { Rule } from './rule.ts';

export const desktopRules: Rule[] = [
  {
    name: 'electron-in-the-shell',
    comment: 'only the shell and its preload know Electron: everything else runs without it',
    from: { pathNot: ['^desktop/src/(main|preload)/', TESTS] },
    to: { path: packageNamed('electron(-updater)?') },
  },
  {
    name: 'station-alone',
    comment: 'the station knows nobody who shows its page: not the kiosk, not Electron, not the page itself',
    from: { path: '^desktop/src/station/', pathNot: TESTS },
    to: { path: '^desktop/(?!node_modules/)', pathNot: ['^desktop/src/station/', BRIDGE] },
  },
  {
    name: 'the-page-is-taken-built',
    comment: 'who shows the page takes it built',
    from: { path: '^desktop/src/(main|preload|kiosk)/' },
    to: { path: '^desktop/src/renderer/' },
  },
  {
    name: 'kiosk-without-electron',
    comment: 'the kiosk and Electron are two ways to show the page, and do not know each other',
    from: { path: '^desktop/src/kiosk/' },
    to: { path: '^desktop/src/(main|preload)/' },
  },
  {
    name: 'electron-without-kiosk',
    comment: 'the kiosk and Electron are two ways to show the page, and do not know each other',
    from: { path: '^desktop/src/(main|preload)/' },
    to: { path: '^desktop/src/kiosk/' },
  },
];
