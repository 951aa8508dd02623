import { useTranslation } from 'react-i18next';
import { Loading } from '../../lib/page/loading-parts.tsx';
import { Skeleton, SkeletonText } from '../../ui/status/skeleton.tsx';
import styles from './booking.module.css';

export function BookingSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.booking} aria-busy="true" data-loading>
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton height="3rem" />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Skeleton height="16rem" />
          <Skeleton height="14rem" />
        </div>
        <div>
          <Skeleton height="9rem" />
          <SkeletonText lines={4} />
        </div>
      </div>
    </div>
  );
}

/** A step whose code is being loaded. */
export function StepSkeleton() {
  return <Loading heights={['2.5rem', '16rem', '14rem']} className={styles.main} />;
}
