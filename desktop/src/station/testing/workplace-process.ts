import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import type { EventData, Output } from '../../bridge.ts';
import type { Synchronous } from '../gate/store/database.ts';
import { openWorkplace } from './open-workplace.ts';

/**
 * Run as a separate process, which a test may kill: a gate with its folder and API, whose standard output replaces the
 * light. It prints `ready` when the scanner's port is open, `VERDICT EVENT TICKET` for a light, and `failed CODE`
 * without one. It ends only when it is killed or its input ends.
 */
const [folder = '', apiUrl = '', synchronous] = process.argv.slice(2);
const say = (line: string) => writeSync(1, `${line}\n`);
const complain = (fault: unknown) => writeSync(2, `${fault instanceof Error ? fault.stack : fault}\n`);

process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).resume();

let isReady = false;
function begin({ status }: Output<'scanner.state'>): void {
  if (status === 'open' && !isReady) say('ready');
  isReady ||= status === 'open';
}

/** A record is published again once the server has it; the light is of the first time. */
function show({ verdict, eventId, ticket, sent }: EventData<'gate.record'>): void {
  if (!sent) say(`${verdict} ${eventId} ${ticket?.ticketId ?? '-'}`);
}

const station = await openWorkplace({
  folder,
  apiUrl,
  report: complain,
  gateInternals: {
    pace: { online: 200, firstRetry: 20, longestRetry: 200 },
    synchronous: synchronous as Synchronous | undefined,
  },
});
station.eventPublisher.listen((event, data) => {
  if (event === 'gate.record') show(data as EventData<'gate.record'>);
  if (event === 'gate.failure') say(`failed ${(data as EventData<'gate.failure'>).code}`);
  if (event === 'scanner.state') begin(data as EventData<'scanner.state'>);
});
await station.dispatch('scanner.listen', { who: 'gate' });
const answer = await station.dispatch('scanner.state', undefined);
if (answer.ok) begin(answer.value as Output<'scanner.state'>);
// Node does this at its end, which a killed process does not reach; the next start would be just as slow.
flushCompileCache();
