import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../api/src/lib/process/start-error.ts';

const GROUPS = '/sys/fs/cgroup';
/** The kernel gives a group its share anew in each period. */
const PERIOD_US = 20_000;

/**
 * Holds a process, with all its threads, to a share of a processor (0.25 is a quarter of its time), as a small virtual machine
 * would be held. @returns what lets it go again; call it when the process has ended at the latest.
 * @throws {StartError} where control groups cannot be made: only root may.
 */
export function holdToShare(pid: number, share: number): () => void {
  const quota = Math.round(share * PERIOD_US);
  const isFirstVersion = existsSync(join(GROUPS, 'cpu/cpu.cfs_quota_us'));
  const parent = isFirstVersion ? join(GROUPS, 'cpu') : GROUPS;
  const group = join(parent, `gangway-bench-${pid}`);
  try {
    mkdirSync(group);
    if (isFirstVersion) {
      writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
      writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
    } else {
      writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`);
    }
    writeFileSync(join(group, 'cgroup.procs'), String(pid));
  } catch (error) {
    throw new StartError(
      `Copies are held to a share of a processor by control groups (${GROUPS}), which only root may make: ${error}`,
    );
  }
  return () => {
    if (existsSync(`/proc/${pid}`)) writeFileSync(join(parent, 'cgroup.procs'), String(pid));
    rmdirSync(group);
  };
}

/** Has all threads of a process run on these processors alone, as in `0` or `0-1`. */
export function pinTo(pid: number, processors: string): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', processors, String(pid)], {
    stdio: 'ignore',
  });
}
