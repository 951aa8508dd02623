import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Per cent of what was in use that may come on top before V8 collects garbage again; left to itself it lets it double. */
const GROWTH_PERCENT = 20;

const LOOK_MS = 1_000;
/** Share of its time that a process may be busy and still is quiet: a collection stops it for a tenth of a second. */
const QUIET = 0.05;
/** Garbage that is not worth the stop. */
const WORTH_BYTES = 16 * 1024 * 1024;
const LOOKS_BETWEEN = 15;

/**
 * Has V8 collect garbage rather than take more memory, and give back what it has once the process is quiet: left to itself it
 * takes hundreds of megabytes for an export or a flash sale, keeps them, and takes more with the next, although 30 are in use.
 * V8's own `--optimize-for-size` keeps less too, and makes every request cost more than twice the processor time.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  let before = performance.eventLoopUtilization();
  let keptBytes = 0;
  let looks = LOOKS_BETWEEN;
  const look = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    looks++;
    if (utilization > QUIET || looks < LOOKS_BETWEEN) return;
    if (process.memoryUsage().heapTotal < keptBytes + WORTH_BYTES) return;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    keptBytes = process.memoryUsage().heapTotal;
    looks = 0;
  };
  setInterval(look, LOOK_MS).unref();
}
