import { StartError } from '../process/start-error.ts';

/**
 * The storage of the pictures does not answer, or refuses. Its sentence is for the operator, in the log or from a command; clients
 * are answered `storage-away`.
 */
export class StorageError extends StartError {
  readonly isPassing: boolean;

  constructor(sentence: string, { isPassing, cause }: { isPassing: boolean; cause: unknown }) {
    super(sentence, { cause });
    this.name = 'StorageError';
    this.isPassing = isPassing;
  }
}
