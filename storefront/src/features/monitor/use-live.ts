import { useEffect, useState } from 'react';
import { type Watched, watchLive } from './watch-live.ts';

/** The latest event under a path. */
export function useLive<State>(path: string, event: string): Watched<State> {
  const [watched, setWatched] = useState<Watched<State>>({ live: false });
  useEffect(() => {
    setWatched({ live: false });
    return watchLive<State>(path, event, change => setWatched(before => ({ ...before, ...change })));
  }, [path, event]);
  return watched;
}
