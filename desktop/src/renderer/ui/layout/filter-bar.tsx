import { Button } from '@gangway/shared/ui/form/button.tsx';
import { FilterX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  /**
   * A search field and selects. Their labels are visible to screen readers only, because each field names what it
   * filters.
   */
  children: ReactNode;
  /** Whether any filter is set. */
  active: boolean;
  onReset: () => void;
}

/** What stays beside each other when the row of filters breaks, such as the first and the last day. */
export function FilterGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}

/** A row of filters above a table. */
export function FilterBar({ children, active, onReset }: FilterBarProps) {
  const { t } = useTranslation('frame');
  return (
    <div className={styles.bar}>
      {children}
      {active && (
        <Button variant="quiet" icon={FilterX} onClick={onReset}>
          {t('resetFilters')}
        </Button>
      )}
    </div>
  );
}
