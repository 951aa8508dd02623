import type { Deps } from '../../lib/http/context.ts';
import { moveQueues } from './move-queue.service.ts';

const EVERY_MS = 1_000;

/**
 * Moves the lines of all open waiting rooms once a second. Every copy of the API does: whoever comes second passes by. A
 * failure is logged and tried again.
 *
 * @returns how to stop it, once what is under way is done.
 */
export function startMovingLines(deps: Deps): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let moving = Promise.resolve();
  const again = () => {
    if (!stopped) timer = setTimeout(move, EVERY_MS);
  };
  const move = () => {
    moving = moveQueues(deps)
      .catch(error => deps.log.error({ err: error }, 'waiting rooms'))
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
