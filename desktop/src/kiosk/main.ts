import { join } from 'node:path';
import { z } from 'zod';
import about from '../../package.json' with { type: 'json' };
import { apiAddress } from '../station/lib/api-address.ts';
import { systemClock } from '../station/lib/clock.ts';
import { StationStartError } from '../station/lib/start-error.ts';
import { createFileVault } from '../station/session/file-vault.ts';
import { openStation, type Station } from '../station/station.ts';
import { startKiosk } from './kiosk.ts';

const desktop = join(import.meta.dirname, '../..');

/** `KIOSK_PORT`, `API_URL` and `STATION_DIR` of the environment (docs/desktop.md). */
const environment = z
  .object({
    KIOSK_PORT: z.coerce.number().int().min(0).max(65_535).default(8090),
    API_URL: apiAddress.default('http://127.0.0.1:8080'),
    STATION_DIR: z.string().min(1).default(join(desktop, '../data/station')),
  })
  .safeParse(process.env);

const say = (line: string) => process.stdout.write(`${line}\n`);
const fail = (sentence: string) => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

if (!environment.success) {
  fail(environment.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
} else {
  const { KIOSK_PORT, API_URL, STATION_DIR } = environment.data;
  let station: Station | undefined;
  try {
    station = await openStation({
      apiUrl: API_URL,
      rendererDir: join(desktop, 'out/renderer'),
      vault: createFileVault(join(STATION_DIR, 'token')),
      dataDir: STATION_DIR,
      clock: systemClock,
      about: { version: about.version, shell: 'kiosk' },
      report: fault => process.stderr.write(`${fault instanceof Error ? fault.stack : fault}\n`),
    });
    const kiosk = await startKiosk(station, KIOSK_PORT);
    const invite = () => say(`Back office: ${kiosk.link()}`);
    invite();
    say('The link lets one browser in, once. Enter makes a new one, Ctrl-C stops.');
    process.stdin.on('data', invite);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => {
        // Exit explicitly: an open page keeps the heartbeat timer running.
        void Promise.all([kiosk.stop(), station?.close()]).then(() => process.exit());
      });
  } catch (error) {
    if (error instanceof StationStartError) fail(error.message);
    else if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    else fail(`Port ${KIOSK_PORT} is taken by another program: choose another one with KIOSK_PORT.`);
    await station?.close();
  }
}
