import { useLocation } from 'wouter';
import CartScreen from '../../features/cart/cart-screen.tsx';
import { bookingPath } from '../../lib/paths.ts';

/** The cart; what is in it is changed where it was filled in. */
export default function CartAndItsBookings() {
  const [, navigate] = useLocation();
  return <CartScreen onChange={({ id, sailingId }) => navigate(bookingPath(sailingId, { item: id }))} />;
}
