import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Bench, measured } from '../measurement.ts';
import { bookingOf, requireStatus } from '../rush/bookings.ts';
import { sendLoad } from '../rush/load.ts';
import { type RushGround, withRushGround } from '../rush/rush-ground.ts';

const ROUNDS = 3;
const REQUESTS = 5_000;
const PLACES = 600;
const CONNECTIONS = 500;
const IDLE_MS = 5_000;

/** In MB. */
interface Sample {
  idle: number;
  after: number;
}

/** Resident memory of a new server (Linux), before and after a flash sale. */
export const bench: Bench = {
  id: 'M1',
  async measure(say) {
    const samples: Sample[] = [];
    for (let round = 1; round <= ROUNDS; round++)
      await withRushGround(0, async ground => {
        const sample = await measureServer(ground);
        say(
          `round ${round}: idle ${sample.idle.toFixed(0)} MB, after a flash sale ${sample.after.toFixed(0)} MB`,
        );
        samples.push(sample);
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

async function measureServer({ url, pid, makeSailings }: RushGround): Promise<Sample> {
  const [sailingId = 0] = await makeSailings(1, PLACES);
  await wait(IDLE_MS);
  const idle = await residentMegabytes(pid);
  const { answers } = await sendLoad({
    url,
    connections: CONNECTIONS,
    request: index => (index < REQUESTS ? bookingOf(sailingId, index) : undefined),
  });
  requireStatus(answers, [200, 409]);
  return { idle, after: await residentMegabytes(pid) };
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
