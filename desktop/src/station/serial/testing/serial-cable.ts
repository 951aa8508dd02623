import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A pair of serial ports joined by a cable: the station opens one end, the test holds the other. */
export interface SerialCable {
  /** Path of the station's end. */
  port: string;
  /** Sends bytes as a scanner does. */
  write(bytes: Buffer): Promise<void>;
  /** What the station has sent so far. */
  received(): Buffer;
  /** Pulls the cable: both ends are gone. */
  stop(): Promise<void>;
}

const PATIENCE_MS = 5_000;

/** Starts socat, which creates the two ports; the station's end is at `path`, or anywhere. */
export async function startSerialCable(path?: string): Promise<SerialCable> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-cable-'));
  const [port, far] = [path ?? join(folder, 'station'), join(folder, 'scanner')];
  const socat = spawn('socat', [`pty,raw,echo=0,link=${port}`, `pty,raw,echo=0,link=${far}`]);
  const ended = once(socat, 'exit');
  for (let waited = 0; !existsSync(port) || !existsSync(far); waited += 10) {
    if (waited > PATIENCE_MS) throw new Error('socat made no ports');
    await wait(10);
  }
  const out = createWriteStream(far);
  const pieces: Buffer[] = [];
  const from = createReadStream(far);
  from.on('data', piece => pieces.push(Buffer.from(piece)));
  // Both ends of a pulled cable fail, as intended.
  out.on('error', () => undefined);
  from.on('error', () => undefined);
  let stopped: Promise<void> | undefined;
  return {
    port,
    write: bytes =>
      new Promise((resolve, reject) => out.write(bytes, error => (error ? reject(error) : resolve()))),
    received: () => Buffer.concat(pieces),
    stop() {
      stopped ??= (async () => {
        socat.kill();
        // One that does not end would keep a test waiting; what is killed leaves its link.
        const last = setTimeout(() => socat.kill('SIGKILL'), PATIENCE_MS);
        await ended;
        clearTimeout(last);
        if (socat.signalCode === 'SIGKILL') await rm(port, { force: true });
        out.destroy();
        from.destroy();
        await rm(folder, { recursive: true, force: true });
      })();
      return stopped;
    },
  };
}
