import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../ui/icons/icon.tsx';
import { toasts } from '../toasts.ts';
import { download } from './download.ts';

interface DownloadButtonProps {
  order: string;
  path: string;
  /** Completes the button's label for screen readers, if there are several. */
  describedBy?: string;
  icon?: IconName;
  children: ReactNode;
}

export function DownloadButton({
  order,
  path,
  describedBy,
  icon = 'download',
  children,
}: DownloadButtonProps) {
  const { t } = useTranslation('orders');
  const id = useId();
  const fetching = useMutation({
    meta: { inline: true },
    mutationFn: () => download(order, path),
    onError: () => toasts.show(t('tickets.downloadFailed'), 'bad'),
  });
  return (
    <Button
      id={id}
      variant="quiet"
      icon={icon}
      loading={fetching.isPending}
      aria-labelledby={describedBy && `${id} ${describedBy}`}
      onClick={() => fetching.mutate()}
    >
      {children}
    </Button>
  );
}
