import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { runChild } from './children.mjs';
import { project } from './project.mjs';

/** Where it is kept if the machine does not have it. */
const own = join(project, 'node_modules/.cache/promtool/promtool');

/** Prometheus' program that checks alerts, if the machine or an earlier run has it. */
export function findPromtool() {
  const installed = (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, 'promtool'));
  return [...installed, own].find(file => existsSync(file));
}

/**
 * Takes promtool out of Debian's package `prometheus`. The package is not installed: that would start a server, and bring its
 * pages.
 */
export async function unpackPromtool() {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-promtool-'));
  try {
    await runChild('apt-get', ['download', '-q', 'prometheus'], { cwd: folder });
    const [file = ''] = readdirSync(folder);
    await runChild('dpkg-deb', ['-x', file, 'unpacked'], { cwd: folder });
    mkdirSync(dirname(own), { recursive: true });
    copyFileSync(join(folder, 'unpacked/usr/bin/promtool'), own);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
