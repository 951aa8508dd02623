export { ExpiredPanel } from './expired-panel.tsx';
export { HeldPlaces } from './held-places.tsx';
export { HoldPanel } from './hold-panel.tsx';
