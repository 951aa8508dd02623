import type { Deps } from '../../lib/http/context.ts';
import { findAllLists, findDueLists } from './lists.repository.ts';
import { serveList } from './serve-list.service.ts';

const EVERY_MS = 1_000;

/** New prices, rooms back from maintenance, and the end of sales send no notification. */
const ALL_EVERY_MS = 60_000;

/** Channel of migration 0040: something was set aside on a sailing. */
const CHANNEL = 'waitlist';

/**
 * Serves the lists with newly released places, when notified and once a second in any case, and every list once a minute. Every
 * copy of the API does; a list that another copy has served needs no decision any more. A failure is logged and retried.
 *
 * @returns a function that stops it, once the current run is done.
 */
export function startServingLists(deps: Deps, everyMs = EVERY_MS): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let notified = false;
  let serving: Promise<void> | undefined;
  let allAt = 0;
  const again = () => {
    serving = undefined;
    if (stopped) return;
    if (notified) serve();
    else timer = setTimeout(serve, everyMs);
  };
  const serve = () => {
    clearTimeout(timer);
    notified = false;
    const all = Date.now() >= allAt;
    if (all) allAt = Date.now() + ALL_EVERY_MS;
    serving = serveDue(deps, all).then(again);
  };
  const stopHearing = deps.live.on(CHANNEL, () => {
    notified = true;
    if (!serving && !stopped) serve();
  });
  if (!serving) serve();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      stopHearing();
      await serving;
    },
  };
}

/** Serves the lists with a pending decision, or all of them; a failure of one does not block the others. */
async function serveDue(deps: Deps, all: boolean): Promise<void> {
  try {
    const due = all ? await findAllLists(deps.db) : await findDueLists(deps.db, deps.clock.now());
    for (const id of due)
      await serveList(deps, id).catch(error => deps.log.error({ err: error, sailing: id }, 'waiting list'));
  } catch (error) {
    deps.log.error({ err: error }, 'waiting lists');
  }
}
