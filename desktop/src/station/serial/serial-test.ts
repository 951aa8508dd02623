import { SerialPort } from 'serialport';
import type { Output, SerialFailure, SerialSettings } from '../../bridge.ts';
import type { Clock } from '../clock.ts';
import type { Announcer } from '../handlers.ts';
import { watchPresence } from './presence.ts';

/** The ports of this machine. On a Linux with no `udevadm` they cannot be listed, and a path is typed instead. */
export async function listSerialPorts(): Promise<Output<'serial.list'>> {
  try {
    const ports = await SerialPort.list();
    return {
      ok: true,
      ports: ports.map(({ path, manufacturer, serialNumber, vendorId, productId }) => ({
        path,
        manufacturer: manufacturer ?? null,
        serialNumber: serialNumber ?? null,
        vendorId: vendorId ?? null,
        productId: productId ?? null,
      })),
    };
  } catch (error) {
    return { ok: false, failure: 'list-failed', detail: (error as Error).message };
  }
}

type Done = Output<'serial.open'>;
const done: Done = { ok: true };

/** The port of the serial port test: bytes in and out as they are, without a scanner's rules. */
export function createSerialTest(announcer: Announcer, clock: Clock) {
  let port: SerialPort | null = null;

  async function close(): Promise<void> {
    const open = port;
    port = null;
    if (open?.isOpen) await new Promise<void>(resolve => open.close(() => resolve()));
  }

  return {
    close,

    async open(settings: SerialSettings): Promise<Done> {
      await close();
      const next = new SerialPort({ ...settings, autoOpen: false });
      const error = await new Promise<Error | null>(resolve => next.open(resolve));
      if (error) return failureOf(error);
      next.on('data', (bytes: Buffer) =>
        announcer.tell('serial.data', { at: clock.now().toISOString(), base64: bytes.toString('base64') }),
      );
      const stopWatching = watchPresence(settings.path, () => next.close());
      next.on('close', () => {
        stopWatching();
        const unplugged = port === next;
        if (unplugged) port = null;
        announcer.tell('serial.closed', { unplugged });
      });
      // A port that breaks closes too, and that is told.
      next.on('error', () => undefined);
      port = next;
      return done;
    },

    async send(text: string): Promise<Done> {
      const open = port;
      if (!open?.isOpen) return { ok: false, failure: 'not-open', detail: '' };
      const error = await new Promise<Error | null | undefined>(resolve => {
        open.write(text, 'utf8', problem => {
          if (problem) resolve(problem);
          else open.drain(resolve);
        });
      });
      return error ? failureOf(error) : done;
    },
  };
}

/** The operating systems' words for the three things that a person can put right. */
const failures: readonly [RegExp, SerialFailure['failure']][] = [
  [/no such file|file not found|ENOENT/i, 'not-there'],
  [/lock|busy|access denied/i, 'busy'],
  [/permission denied|EACCES/i, 'no-rights'],
];

function failureOf({ message }: Error): SerialFailure {
  const [, failure = 'other' as const] = failures.find(([words]) => words.test(message)) ?? [];
  return { ok: false, failure, detail: message };
}
