import { AppError } from '../errors.ts';
import { addressBlock } from '../http/client-address.ts';

/** The most streams that this process keeps open: per address, and in total. */
export interface StreamLimits {
  perAddress: number;
  inAll: number;
}

/**
 * Counts open streams. They are sockets of this process, so that they are counted in memory instead of the database. `open`
 * throws an AppError `too-many-streams`, or returns a function to call when the stream ends.
 */
export function createStreamLimit({ perAddress, inAll }: StreamLimits) {
  const open = new Map<string, number>();
  let total = 0;
  const add = (block: string, count: number) => {
    const left = (open.get(block) ?? 0) + count;
    if (left > 0) open.set(block, left);
    else open.delete(block);
    total += count;
  };
  return {
    open(address: string): () => void {
      const block = addressBlock(address);
      if ((open.get(block) ?? 0) >= perAddress || total >= inAll) throw new AppError('too-many-streams');
      add(block, 1);
      return () => add(block, -1);
    },
  };
}
