import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import { type Copy, copyOf, deleteCopy } from './offline-copies.ts';

/**
 * Calls the server; if no answer arrives, returns the stored copy of the last one. A refusal deletes the copy: data that
 * the user may no longer see is not shown from a copy.
 */
export async function withOfflineCopy<Data>(
  path: string,
  ask: () => Promise<Data>,
  read: (copy: Copy) => Promise<Data>,
): Promise<Data> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const copy = error.unanswered ? await copyOf(path) : void (await deleteCopy(path));
    if (!copy) throw error;
    return read(copy);
  }
}
