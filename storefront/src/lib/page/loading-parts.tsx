import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonText } from '../../ui/status/skeleton.tsx';

/** Stacked placeholders for loading content, with the given heights. */
export function Loading({ heights, className }: { heights: readonly string[]; className?: string }) {
  const { t } = useTranslation('site');
  return (
    <div className={className} aria-busy="true" data-loading>
      <span className="visually-hidden">{t('loading')}</span>
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the placeholders is fixed
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}

/** The place of a text of some lines while it loads. */
export function LoadingText({ lines }: { lines: number }) {
  const { t } = useTranslation('site');
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <SkeletonText lines={lines} />
    </div>
  );
}

interface LoadFailedProps {
  query: { error: Error; refetch: () => unknown };
  /** What could not be loaded; omitted if the reason is sufficient. */
  title?: string;
}

/** Why a part of a page could not be loaded, with a button to retry. */
export function LoadFailed({ query: { error, refetch }, title }: LoadFailedProps) {
  const { t } = useTranslation('site');
  return (
    <Notice tone="bad" live title={title ?? error.message}>
      {title && <p>{error.message}</p>}
      <Button onClick={() => refetch()}>{t('tryAgain')}</Button>
    </Notice>
  );
}
