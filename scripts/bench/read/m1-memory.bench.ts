import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Bench, measured } from '../measurement.ts';
import { bookingOf, requireStatus } from '../rush/bookings.ts';
import { sendLoad } from '../rush/load.ts';
import { withRushGround } from '../rush/rush-ground.ts';

const REQUESTS = 5_000;
const PLACES = 600;
const CONNECTIONS = 500;
const IDLE_MS = 5_000;

/** Resident memory of the server (Linux), before and after a flash sale. */
export const bench: Bench = {
  id: 'M1',
  async measure() {
    const samples: { idle: number; after: number }[] = [];
    await withRushGround(0, async ({ url, pid, makeSailings }) => {
      const [sailingId = 0] = await makeSailings(1, PLACES);
      await wait(IDLE_MS);
      const idle = await residentMegabytes(pid);
      const { answers } = await sendLoad({
        url,
        connections: CONNECTIONS,
        request: index => (index < REQUESTS ? bookingOf(sailingId, index) : undefined),
      });
      requireStatus(answers, [200, 409]);
      samples.push({ idle, after: await residentMegabytes(pid) });
    });
    return [
      measured(
        'memory of the idle server',
        samples.map(({ idle }) => idle),
        { most: 160 },
        ' MB',
      ),
      measured(
        'memory after a flash sale',
        samples.map(({ after }) => after),
        { most: 250 },
        ' MB',
      ),
    ];
  },
};

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
