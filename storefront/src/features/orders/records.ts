export { OrderHistory } from './order-history.tsx';
export { OrderData } from './personal-data/order-data.tsx';
