import { keepHeapSmall } from '../../../api/src/lib/process/heap.ts';
import { exportAll } from '../office/exporter.ts';

const LOOK_MS = 20;

/** Exports the given databases one after the other, and reports the peak resident memory of each, in bytes. */
keepHeapSmall();
let peak = 0;
const look = () => {
  peak = Math.max(peak, process.memoryUsage.rss());
};
setInterval(look, LOOK_MS).unref();
const peaks: number[] = [];
for (const url of process.argv.slice(2)) {
  peak = 0;
  await exportAll(url);
  look();
  peaks.push(peak);
}
process.stdout.write(JSON.stringify(peaks));
