import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A process of Linux that has ended, and whose parent does not ask how: it keeps its number until the parent is stopped. */
export async function unreapedProcess() {
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60']);
  const [text] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(text.toString());
  const fields = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  while (fields()[2] !== 'Z') await pause(10);
  return { pid, born: fields()[21] ?? '', stop: () => void parent.kill() };
}
