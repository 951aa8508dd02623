import { join } from 'node:path';
import type { GateInternals } from '../gate/gate-station.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import { createFileVault } from '../session/file-vault.ts';
import { openStation, type Station } from '../station.ts';

export interface Workplace {
  /** The folder of the workplace, with the token of the signed-in user. */
  folder: string;
  /** Origin of the API, without a path. */
  apiUrl: string;
  report: (fault: unknown) => void;
  gateInternals?: GateInternals;
  /** By default this computer's. */
  clock?: Clock;
}

/** A workplace without its page. */
export const openWorkplace = ({ folder, clock = systemClock, ...options }: Workplace): Promise<Station> =>
  openStation({
    ...options,
    rendererDir: join(folder, 'no-page'),
    vault: createFileVault(join(folder, 'token')),
    dataDir: folder,
    clock,
    about: { version: '0', shell: 'kiosk' },
  });
