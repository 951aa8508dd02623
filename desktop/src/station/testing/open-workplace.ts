import { join } from 'node:path';
import type { GateInternals } from '../gate/gate-station.ts';
import { systemClock } from '../lib/clock.ts';
import { createFileVault } from '../session/file-vault.ts';
import { openStation, type Station } from '../station.ts';

export interface Workplace {
  /** The folder of the workplace, with the token of the signed-in user. */
  folder: string;
  /** Origin of the API, without a path. */
  apiUrl: string;
  report: (fault: unknown) => void;
  gateInternals?: GateInternals;
}

/** A workplace without its page. */
export const openWorkplace = ({ folder, ...options }: Workplace): Promise<Station> =>
  openStation({
    ...options,
    rendererDir: join(folder, 'no-page'),
    vault: createFileVault(join(folder, 'token')),
    dataDir: folder,
    clock: systemClock,
    about: { version: '0', shell: 'kiosk' },
  });
