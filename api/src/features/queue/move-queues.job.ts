import type { Deps } from '../../lib/http/context.ts';
import { moveQueues } from './move-queue.service.ts';

const EVERY_MS = 1_000;

/**
 * Moves all open queues once a second. Every copy of the API does; a queue that another copy moves is
 * skipped. A failure is logged and retried.
 *
 * @returns a function that stops it, once the current run is done.
 */
export function startMovingQueues(deps: Deps): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let moving = Promise.resolve();
  const again = () => {
    if (!stopped) timer = setTimeout(move, EVERY_MS);
  };
  const move = () => {
    moving = moveQueues(deps)
      .catch(error => deps.log.error({ err: error }, 'queues'))
      .then(again);
  };
  again();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await moving;
    },
  };
}
