import { StartError } from '../../api/src/lib/process/start-error.ts';

/**
 * Runs a command. A StartError is printed as one sentence, any other error with its stack; either way the exit code is
 * 1.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(
      `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`,
    );
  }
}
