import { Button } from '@gangway/shared/ui/form/button.tsx';
import { FilterX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  /** A search field and selects; their labels are for screen readers, as each says what it filters. */
  children: ReactNode;
  /** Whether anything is filtered. */
  active: boolean;
  onReset: () => void;
}

/** One line of filters above a table. */
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
