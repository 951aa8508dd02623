import { useLocation } from 'wouter';
import CartScreen from '../../features/cart/cart-screen.tsx';
import { bookingPath } from '../../lib/paths.ts';

/** The cart; its items are edited in the booking form. */
export default function CartAndItsBookings() {
  const [, navigate] = useLocation();
  return <CartScreen onChange={({ id, sailingId }) => navigate(bookingPath(sailingId, { item: id }))} />;
}
