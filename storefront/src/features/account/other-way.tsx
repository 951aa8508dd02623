import { Link } from 'wouter';
import styles from './account-frame.module.css';

/** "New here? Create an account": a question and the link that answers it. */
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
