import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearch } from 'wouter';
import { useCart } from '../../../lib/cart/cart-store.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './header.module.css';

/** A link to the cart, with the number of sailings in it. */
export function CartLink() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const booking = useSearch().includes('sailing=');
  const count = useCart(({ items }) => items.length);
  const isCurrent = path === paths.booking && !booking;
  return (
    <Link href={paths.booking} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
      <span className={styles.cart}>
        <Icon name="cart" size={22} />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <span>{t('header.cart')}</span>
      {count > 0 && <span className="visually-hidden">{t('header.inCart', { count })}</span>}
    </Link>
  );
}
