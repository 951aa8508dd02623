import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { percentile } from '@gangway/shared/node/testing/percentile.ts';
import { keepHeapSmall } from '../../../api/src/lib/process/heap.ts';
import { node24, serverFlags } from '../../setup/project.mjs';
import { type ExportResult, exportAll } from './exporter.ts';

/** An export, and the live memory near its end, in bytes. */
export interface MeasuredExport extends ExportResult {
  liveBytes: number;
  /** The peak memory of the process, including uncollected garbage. */
  residentBytes: number;
}

const SAMPLE_MS = 250;
/** Data in transit (fetched rows, bytes to be read) varies; accumulated data is in all of the last samples. */
const LAST_LOOKS = 8;

/** Exports a database in a new process. */
export async function measureExport(databaseUrl: string): Promise<MeasuredExport> {
  const { stdout } = await promisify(execFile)(node24, [
    '--expose-gc',
    ...serverFlags,
    import.meta.filename,
    databaseUrl,
  ]);
  return JSON.parse(stdout) as MeasuredExport;
}

/**
 * Garbage is collected before every sample, because uncollected garbage reflects the machine's memory, not the
 * export's.
 */
async function measureHere(databaseUrl: string): Promise<MeasuredExport> {
  keepHeapSmall();
  const collect = globalThis.gc;
  if (!collect) throw new Error('runs with --expose-gc');
  const looks: number[] = [];
  let residentBytes = 0;
  const look = () => {
    residentBytes = Math.max(residentBytes, process.memoryUsage.rss());
    collect();
    const { heapUsed, external } = process.memoryUsage();
    looks.push(heapUsed + external);
  };
  const watch = setInterval(look, SAMPLE_MS);
  try {
    const exported = await exportAll(databaseUrl);
    return { ...exported, liveBytes: percentile(looks.slice(-LAST_LOOKS), 0.5), residentBytes };
  } finally {
    clearInterval(watch);
  }
}

if (import.meta.main) {
  const measured = await measureHere(process.argv[2] ?? '');
  process.stdout.write(JSON.stringify(measured));
}
