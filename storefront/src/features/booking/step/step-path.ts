import { useLocation, useSearch } from 'wouter';
import { bookingPath } from '../../../lib/paths.ts';

export const steps = ['tickets', 'passengers', 'review'] as const;
export type Step = (typeof steps)[number];

/** The current step, stored in the address, so that the browser's back button returns to the previous step. */
export function useStep(sailingId: number): [Step, (step: Step) => void] {
  const parameters = new URLSearchParams(useSearch());
  const named = parameters.get('step');
  const item = parameters.get('item') ?? undefined;
  const [, navigate] = useLocation();
  const step = steps.find(candidate => candidate === named) ?? 'tickets';
  return [
    step,
    next => {
      navigate(bookingPath(sailingId, { step: next, item }));
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
  ];
}
