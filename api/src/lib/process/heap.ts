import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How far the heap may grow before V8 collects garbage again, in percent of the memory in use; by default it doubles. */
const GROWTH_PERCENT = 20;

const LOOK_MS = 1_000;
/** The share of time that a quiet process may be busy: a collection stops it for a tenth of a second. */
const QUIET = 0.05;
/** Less garbage is not worth the pause. */
const WORTH_BYTES = 16 * 1024 * 1024;
const LOOKS_BETWEEN = 15;

/**
 * Makes V8 collect garbage instead of growing the heap, and return memory when the process is quiet. By default it takes hundreds
 * of megabytes for an export or a flash sale, keeps them, and takes more with the next, although 30 are in use. V8's own
 * `--optimize-for-size` also keeps less, but more than doubles the processor time of every request.
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
