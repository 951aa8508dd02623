import { Link } from 'wouter';
import { useHasScreen } from '../../lib/menu/use-menu.ts';
import { paths } from '../../lib/paths.ts';

interface OrderLinkProps {
  number: string;
  /** What the link says; the number where nothing else is given. */
  children?: string;
}

/** An order's number that leads to the order; the number alone for those who have no orders in their menu. */
export function OrderLink({ number, children = number }: OrderLinkProps) {
  const hasScreen = useHasScreen();
  return hasScreen(paths.shipOrder) ? (
    <Link href={`${paths.shipOrder}/${number}`}>{children}</Link>
  ) : (
    children
  );
}
