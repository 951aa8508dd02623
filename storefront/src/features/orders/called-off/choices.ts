export { ReplacedPanel } from '../change/replaced-panel.tsx';
export { CalledOffPanel } from './called-off-panel.tsx';
