import { join } from 'node:path';
import { type Kiosk, startKiosk } from '../../src/kiosk/kiosk.ts';
import { systemClock } from '../../src/station/lib/clock.ts';
import { createFileVault } from '../../src/station/session/file-vault.ts';
import { openStation, type Station } from '../../src/station/station.ts';

/** Faults of a workplace's computer. */
export interface Computer {
  /** How far its clock is behind. */
  behindMs: number;
  isDiskLow: boolean;
}

/** A station with its own data folder; its internal errors fail the test. */
export const openWorkplaceStation = (
  apiUrl: string,
  folder: string,
  computer: Computer = { behindMs: 0, isDiskLow: false },
): Promise<Station> =>
  openStation({
    apiUrl,
    rendererDir: join(import.meta.dirname, '../../out/renderer'),
    vault: createFileVault(join(folder, 'token')),
    dataDir: folder,
    clock: { ...systemClock, now: () => new Date(Date.now() - computer.behindMs) },
    about: { version: '0.1.0', shell: 'kiosk' },
    report: fault => {
      throw fault;
    },
    gateInternals: { isDiskLow: () => computer.isDiskLow },
  });

/** A station with a kiosk page on this computer, until it is stopped. */
export interface Workplace {
  station: Station;
  kiosk: Kiosk;
  stop(): Promise<void>;
}

export async function startWorkplace(
  apiUrl: string,
  folder: string,
  computer?: Computer,
): Promise<Workplace> {
  const station = await openWorkplaceStation(apiUrl, folder, computer);
  const kiosk = await startKiosk(station, 0);
  return {
    station,
    kiosk,
    async stop() {
      await kiosk.stop();
      await station.close();
    },
  };
}
