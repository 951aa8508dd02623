import { useEffect, useState } from 'react';
import { type Watched, watchBoarding } from './watch-boarding.ts';

/** The live boarding progress of a sailing. */
export function useBoarding(sailingId: string): Watched {
  const [watched, setWatched] = useState<Watched>({ live: false });
  useEffect(() => {
    setWatched({ live: false });
    return watchBoarding(sailingId, change => setWatched(before => ({ ...before, ...change })));
  }, [sailingId]);
  return watched;
}
