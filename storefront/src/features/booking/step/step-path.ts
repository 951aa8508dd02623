import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { frameDrawn } from '../../../lib/page/frame-drawn.ts';
import { bookingPath } from '../../../lib/paths.ts';

export const steps = ['tickets', 'passengers', 'review'] as const;
export type Step = (typeof steps)[number];

/** The parameters that stay in the address while one booking is made. */
export const keptIn = (parameters: URLSearchParams) => ({
  item: parameters.get('item') ?? undefined,
  back: parameters.get('back') ?? undefined,
  leg: parameters.get('leg') ?? undefined,
});

/** The current step, stored in the address, so that the browser's back button returns to the previous step. */
export function useStep(sailingId: number): [Step, (step: Step) => void] {
  const parameters = new URLSearchParams(useSearch());
  const named = parameters.get('step');
  const { item, back, leg } = keptIn(parameters);
  const [, navigate] = useLocation();
  const step = steps.find(candidate => candidate === named) ?? 'tickets';
  const goTo = useCallback(
    async (next: Step) => {
      await frameDrawn();
      navigate(bookingPath(sailingId, { step: next, item, back, leg }));
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
    [navigate, sailingId, item, back, leg],
  );
  return [step, goTo];
}
