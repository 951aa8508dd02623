import type { ComponentProps } from 'react';
import { EmptyState, ErrorState } from '../../ui/status/state-panel.tsx';
import { useMoment } from './use-moment.ts';

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
