import { LARGEST_PARTY, SMALLEST_PARTY } from '@gangway/shared/domain/travel/travel-limits.ts';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import styles from './sale.module.css';

interface PartySizeProps {
  size: number;
  onMore: () => void;
  onLess: () => void;
}

/** How many passengers there are, with a button for one more and one fewer. */
export function PartySize({ size, onMore, onLess }: PartySizeProps) {
  const { t } = useTranslation('orders');
  return (
    <fieldset className={styles.size}>
      <legend>{t('sale.people')}</legend>
      <div className={styles.stepper}>
        <IconButton icon={Minus} label={t('sale.fewer')} disabled={size <= SMALLEST_PARTY} onClick={onLess} />
        <output>{size}</output>
        <IconButton icon={Plus} label={t('sale.oneMore')} disabled={size >= LARGEST_PARTY} onClick={onMore} />
      </div>
    </fieldset>
  );
}
