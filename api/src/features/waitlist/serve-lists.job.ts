import type { Deps } from '../../lib/http/context.ts';
import { findAllLists, findDueLists } from './lists.repository.ts';
import { serveList } from './serve-list.service.ts';

const EVERY_MS = 1_000;

/** Prices change, rooms come back from maintenance, sales close: nothing of it is told. */
const ALL_EVERY_MS = 60_000;

/** Channel of migration 0040: something was set aside on a sailing. */
const CHANNEL = 'waitlist';

/**
 * Serves the lists for which something was set aside, as soon as that is told and once a second in any case, and every list
 * once a minute. Every copy of the API does: whoever comes second finds it decided. A failure is logged and tried again.
 *
 * @returns how to stop it, once what is under way is done.
 */
export function startServingLists(deps: Deps, everyMs = EVERY_MS): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let told = false;
  let serving: Promise<void> | undefined;
  let allAt = 0;
  const again = () => {
    serving = undefined;
    if (stopped) return;
    if (told) serve();
    else timer = setTimeout(serve, everyMs);
  };
  const serve = () => {
    clearTimeout(timer);
    told = false;
    const all = Date.now() >= allAt;
    if (all) allAt = Date.now() + ALL_EVERY_MS;
    serving = serveDue(deps, all).then(again);
  };
  const stopHearing = deps.live.on(CHANNEL, () => {
    told = true;
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

/** Serves the lists that have something to decide about, or all of them; one that fails keeps back no other. */
async function serveDue(deps: Deps, all: boolean): Promise<void> {
  try {
    const due = all ? await findAllLists(deps.db) : await findDueLists(deps.db, deps.clock.now());
    for (const id of due)
      await serveList(deps, id).catch(error => deps.log.error({ err: error, sailing: id }, 'waiting list'));
  } catch (error) {
    deps.log.error({ err: error }, 'waiting lists');
  }
}
