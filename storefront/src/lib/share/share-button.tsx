import { useTranslation } from 'react-i18next';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { toasts } from '../toasts.ts';
import { shareLink } from './share-link.ts';

interface ShareButtonProps extends Pick<ButtonLook, 'variant'> {
  /** What the link leads to, for the app it is handed to. */
  title: string;
  /** A path of this site. */
  path: string;
  /** Completes the button's word for screen readers, where several stand on a screen. */
  describedBy?: string;
}

/** Shares a page of this site. */
export function ShareButton({ title, path, describedBy, variant = 'quiet' }: ShareButtonProps) {
  const { t } = useTranslation();
  const share = async () => {
    const shared = await shareLink(title, new URL(path, location.origin).href);
    if (shared === 'copied') toasts.show(t('share.copied'), 'ok');
    if (shared === 'failed') toasts.show(t('share.failed'), 'bad');
  };
  return (
    <Button variant={variant} icon="share" aria-describedby={describedBy} onClick={share}>
      {t('share.action')}
    </Button>
  );
}
