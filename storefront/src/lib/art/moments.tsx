import type { ComponentProps } from 'react';
import { useEffect, useState } from 'react';
import { EmptyState, ErrorState } from '../../ui/status/state-panel.tsx';

/** An empty state with a drawing of a pier without a ship. */
export function NothingFound(props: Omit<ComponentProps<typeof EmptyState>, 'art'>) {
  return <EmptyState art={useMoment('emptyPier')} {...props} />;
}

/** An error state with a drawing of a leaning buoy. */
export function Failed(props: Omit<ComponentProps<typeof ErrorState>, 'art'>) {
  return <ErrorState art={useMoment('leaningBuoy')} {...props} />;
}

/** The page-not-found state with a drawing of a paper boat. */
export function PageNotFoundState(props: Omit<ComponentProps<typeof EmptyState>, 'art'>) {
  return <EmptyState art={useMoment('paperBoat')} {...props} />;
}

type Moment = 'emptyPier' | 'leaningBuoy' | 'paperBoat';

/** The drawing of an empty or error state, loaded on demand; empty until its code is loaded. */
function useMoment(name: Moment): string {
  const [drawing, setDrawing] = useState('');
  useEffect(() => {
    import('@gangway/shared/art/moments.ts').then(
      moments => setDrawing(moments[name]()),
      () => undefined,
    );
  }, [name]);
  return drawing;
}
