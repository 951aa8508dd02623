export { problemsOf } from './passengers/passenger-rules.ts';
export { PassengersStep } from './passengers/passengers-step.tsx';
export { ReviewOfLeg } from './review/review-of-leg.tsx';
export { ReviewStep } from './review/review-step.tsx';
