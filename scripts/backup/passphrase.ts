import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { type ParsedEnv, passphraseRule, SHORTEST_PASSPHRASE } from '../../api/src/lib/process/env.ts';
import { StartError } from '../../api/src/lib/process/start-error.ts';

/**
 * The passphrase of backups: the configured one, otherwise the one that is typed. @param isNew A new one is typed twice, because
 * nothing opens a backup whose passphrase was mistyped. @throws StartError if nobody can be asked.
 */
export async function backupPassphrase(
  { backupPassphrase: configured }: Pick<ParsedEnv, 'backupPassphrase'>,
  { isNew }: { isNew: boolean },
): Promise<string> {
  if (configured !== undefined) return configured;
  if (!process.stdin.isTTY)
    throw new StartError('Set BACKUP_PASSPHRASE, or run this command in a terminal, which asks for it.');
  const typed = await ask('Passphrase of the backup: ');
  if (!isNew) return typed;
  if (typed.length < SHORTEST_PASSPHRASE) throw new StartError(`The passphrase ${passphraseRule}.`);
  if ((await ask('The same once more: ')) !== typed)
    throw new StartError('The two passphrases are different: run the command again.');
  return typed;
}

/** What is typed is not shown. */
async function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  try {
    return await new Promise((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('SIGINT', () => reject(new StartError('Stopped.')));
      lines.once('close', () => reject(new StartError('No passphrase was entered.')));
    });
  } finally {
    lines.close();
    process.stdout.write('\n');
  }
}
