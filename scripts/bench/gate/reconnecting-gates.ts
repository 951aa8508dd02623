import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { node24 } from '../../setup/project.mjs';
import type { BoardingServer, BoardingShip } from './boarding-server.ts';
import type { GatesAnswer, GatesRequest, Reconnection } from './gates-process.ts';
import { enrollWorkplace } from './live-gate.ts';
import { openScanIntake } from './scan-intake.ts';

/**
 * Gates that have each boarded passengers offline reconnect: how long until the server has confirmed all boardings, and
 * until every gate has all of them. The server and the gates run in two separate processes.
 */
export async function timeReconnections(
  server: BoardingServer,
  ship: BoardingShip,
  { folder, gates, rounds }: { folder: string; gates: number; rounds: number },
  took: (reconnection: Reconnection) => void,
): Promise<void> {
  const each = ship.codes.length / gates;
  const workplaces = Array.from({ length: gates }, (_, place) => ({
    folder: join(folder, `gate-${place}`),
    name: `Gate ${place + 1}`,
  }));
  for (const workplace of workplaces) await enrollWorkplace(server, workplace);
  const intake = await openScanIntake(server);
  const child = fork(join(import.meta.dirname, 'gates-process.ts'), { execPath: node24 });
  async function ask(request: GatesRequest): Promise<Reconnection | undefined> {
    const message = once(child, 'message') as Promise<[GatesAnswer]>;
    child.send(request);
    const [answer] = await message;
    if (!answer.ok) throw new Error(answer.error);
    return answer.reconnection;
  }
  try {
    await ask({ kind: 'open', apiUrl: server.url, sailingId: ship.sailingId, gates: workplaces });
    for (let round = 0; round < rounds; round++) {
      if (round > 0) await intake.takeOff(ship.sailingId, ship.ticketIds);
      const codes = workplaces.map((_, place) => ship.codes.slice(place * each, (place + 1) * each));
      await ask({ kind: 'scan-apart', codes });
      const reconnection = await ask({ kind: 'reconnect', boarded: ship.codes.length });
      if (reconnection) took(reconnection);
    }
    const ended = once(child, 'exit');
    await ask({ kind: 'close' });
    await ended;
  } finally {
    child.kill();
  }
}
