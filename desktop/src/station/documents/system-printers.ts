import { type ChildProcess, spawn } from 'node:child_process';
import { OutletFailure, type PaperDocument, type Printer } from './outlet.ts';

/** A printer that does not answer must not block the counter. */
const TIME_OUT_MS = 20_000;

/**
 * Printers without a window: through CUPS, the printing system of Linux and macOS. Windows has no such command.
 */
export interface SystemPrinters {
  list(): Promise<Printer[]>;
  print(printer: string, document: PaperDocument): Promise<void>;
}

export function createSystemPrinters(platform: NodeJS.Platform = process.platform): SystemPrinters {
  const run = async (command: string, options: readonly string[], input?: Uint8Array) => {
    if (platform === 'win32') throw new OutletFailure('no-printing', '');
    return runCommand(command, options, input);
  };
  return {
    async list() {
      const names = lines(await run('lpstat', ['-e']).catch(noneAdded));
      return names.map(name => ({ name, label: name.replaceAll('_', ' ') }));
    },
    async print(printer, { fileName, bytes }) {
      // Read from standard input, so that the document is never written to a file.
      await run('lp', ['-d', printer, '-t', fileName], bytes);
    },
  };
}

/** A computer without printers is no failure, although some versions of CUPS report an error. */
function noneAdded(error: unknown): string {
  if (error instanceof OutletFailure && error.message.includes('No destinations added')) return '';
  throw error;
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);

/** Runs a command in English, because its output is parsed. */
function runCommand(command: string, options: readonly string[], input?: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, {
      env: { ...process.env, LC_ALL: 'C' },
      timeout: TIME_OUT_MS,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const { said, told } = outputOf(child);
    child.once('error', error =>
      reject(
        (error as NodeJS.ErrnoException).code === 'ENOENT'
          ? new OutletFailure('no-printing', '')
          : new OutletFailure('print-failed', error.message),
      ),
    );
    child.once('close', code => {
      if (code === 0) resolve(said());
      else reject(new OutletFailure('print-failed', told() || `${command}: ${code ?? 'timed out'}`));
    });
    // A command that ends before it has read everything reports the reason at its end.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

function outputOf({ stdout, stderr }: ChildProcess) {
  const texts = ['', ''];
  stdout?.on('data', piece => {
    texts[0] += String(piece);
  });
  stderr?.on('data', piece => {
    texts[1] += String(piece);
  });
  return { said: () => texts[0] ?? '', told: () => (texts[1] ?? '').trim() };
}
