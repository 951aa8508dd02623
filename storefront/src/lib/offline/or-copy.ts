import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import { type Copy, copyOf, deleteCopy } from './kept-copies.ts';

/**
 * Asks the server; where no answer comes, gives what was kept of its last one. An answer that refuses takes the copy
 * with it: what one may not see any more is not shown from memory.
 */
export async function orCopy<Data>(
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
