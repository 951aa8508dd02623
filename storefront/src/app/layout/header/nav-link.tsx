import { Link, useLocation } from 'wouter';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import styles from './header.module.css';

/** A link of the header, with its icon and its word. */
export function NavLink({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  const [path] = useLocation();
  const isCurrent = href.split('?')[0] === path;
  return (
    <Link href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} size={22} />
      <span>{label}</span>
    </Link>
  );
}
