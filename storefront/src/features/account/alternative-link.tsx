import { Link } from 'wouter';
import styles from './account-frame.module.css';

/** A question with a link, such as "New here? Create an account". */
export function AlternativeLink({
  question,
  href,
  label,
}: {
  question?: string;
  href: string;
  label: string;
}) {
  return (
    <p className={styles.way}>
      {question && <span>{question}</span>}
      <Link href={href}>{label}</Link>
    </p>
  );
}
