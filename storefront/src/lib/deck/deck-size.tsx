import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './deck-size.module.css';
import type { Zoom } from './use-zoom.ts';

/** The buttons that make the plan larger and smaller. */
export function DeckSize({ zoom: { zoom, larger, smaller, reset } }: { zoom: Zoom }) {
  const { t } = useTranslation('deck');
  const percent = Math.round(zoom * 100);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flexible box in every browser
    <div className={styles.size} role="group" aria-label={t('size')}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('smaller')}
        aria-disabled={!smaller}
        onClick={smaller}
      >
        <Icon name="minus" />
      </button>
      <button type="button" className={styles.button} aria-label={t('sizeBack', { percent })} onClick={reset}>
        {percent} %
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={t('larger')}
        aria-disabled={!larger}
        onClick={larger}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
