import { StartError } from '../../api/src/lib/process/start-error.ts';

/**
 * Runs the work of a command. What keeps it from starting is told in one sentence, anything else with its stack; either
 * way the exit code is 1.
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
