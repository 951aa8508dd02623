export { OnSaleFrom } from './queue/on-sale-from.tsx';
export { QueueGate } from './queue/queue-gate.tsx';
export { SoldOut } from './waitlist/sold-out.tsx';
