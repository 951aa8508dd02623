import type { ComponentProps } from 'react';
import { EmptyState, ErrorState } from '../../ui/status/state-panel.tsx';
import { useMoment } from './use-moment.ts';

/** Nothing found: a pier with no ship. */
export function NothingFound(props: Omit<ComponentProps<typeof EmptyState>, 'art'>) {
  return <EmptyState art={useMoment('emptyPier')} {...props} />;
}

/** Something failed: a buoy that leans, its lamp still burning. */
export function Failed(props: Omit<ComponentProps<typeof ErrorState>, 'art'>) {
  return <ErrorState art={useMoment('leaningBuoy')} {...props} />;
}

/** No such page: a paper boat, far out. */
export function PageNotFoundState(props: Omit<ComponentProps<typeof EmptyState>, 'art'>) {
  return <EmptyState art={useMoment('paperBoat')} {...props} />;
}
