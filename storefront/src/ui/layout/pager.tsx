import { Button } from '@gangway/shared/ui/form/button.tsx';
import styles from './pager.module.css';

interface PagerProps {
  /** From 1. */
  page: number;
  size: number;
  total: number;
  /** Accessible name of the navigation: "Pages". */
  label: string;
  earlierLabel: string;
  laterLabel: string;
  /** "Page 2 of 7" */
  positionLabel: string;
  onPage: (page: number) => void;
}

/** Previous and next page, with the current position. Renders nothing if everything fits on one page. */
export function Pager({ page, size, total, onPage, ...labels }: PagerProps) {
  const pages = Math.ceil(total / size);
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={labels.label}>
      <Button icon="chevron-left" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {labels.earlierLabel}
      </Button>
      <span className={styles.position} aria-current="page">
        {labels.positionLabel}
      </span>
      <Button iconEnd="chevron-right" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {labels.laterLabel}
      </Button>
    </nav>
  );
}
