import { SerialPort } from 'serialport';
import type { SerialFailure, SerialSettings } from '../../bridge.ts';
import { watchPresence } from './presence.ts';

/** A port that is open until it is closed or unplugged. */
export interface OpenPort {
  isOpen(): boolean;
  /** Sends text as UTF-8 and waits until it is out; a failure is a value. */
  send(text: string): Promise<SerialFailure | null>;
  close(): Promise<void>;
}

interface Listener {
  bytes(bytes: Buffer): void;
  /** Called once, when it was closed or unplugged. */
  closed(): void;
}

/** Opens a port exclusively. A failure to open is a value, with the system's message. */
export async function openPort(
  settings: SerialSettings,
  { bytes, closed }: Listener,
): Promise<OpenPort | SerialFailure> {
  const { path, baudRate, dataBits, parity, stopBits } = settings;
  const port = new SerialPort({ path, baudRate, dataBits, parity, stopBits, autoOpen: false });
  const error = await new Promise<Error | null>(resolve => port.open(resolve));
  if (error) return failureOf(error);
  port.on('data', bytes);
  const stopWatching = watchPresence(path, () => port.close());
  port.on('close', () => {
    stopWatching();
    closed();
  });
  // A port with an error closes as well, which is reported.
  port.on('error', () => undefined);
  return {
    isOpen: () => port.isOpen,
    async send(text) {
      const problem = await new Promise<Error | null | undefined>(resolve => {
        port.write(text, 'utf8', fault => {
          if (fault) resolve(fault);
          else port.drain(resolve);
        });
      });
      return problem ? failureOf(problem) : null;
    },
    async close() {
      if (port.isOpen) await new Promise<void>(resolve => port.close(() => resolve()));
    },
  };
}

/** The operating systems' messages for the three failures that a user can solve. */
const failures: readonly [RegExp, SerialFailure['failure']][] = [
  [/no such file|file not found|ENOENT/i, 'not-there'],
  [/lock|busy|access denied/i, 'busy'],
  [/permission denied|EACCES/i, 'no-rights'],
];

function failureOf({ message }: Error): SerialFailure {
  const [, failure = 'other' as const] = failures.find(([words]) => words.test(message)) ?? [];
  return { ok: false, failure, detail: message };
}
