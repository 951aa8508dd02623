import { Link } from 'wouter';
import { useHasScreen } from '../../lib/menu/use-menu.ts';
import { paths } from '../../lib/paths.ts';

interface OrderLinkProps {
  number: string;
  /** The link's text; the order number by default. */
  children?: string;
}

/** An order's number as a link to the order; plain text for users without the orders screen. */
export function OrderLink({ number, children = number }: OrderLinkProps) {
  const hasScreen = useHasScreen();
  return hasScreen(paths.shipOrder) ? (
    <Link href={`${paths.shipOrder}/${number}`}>{children}</Link>
  ) : (
    children
  );
}
