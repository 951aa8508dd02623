import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { useMe } from '../requests/me.ts';
import { toasts } from '../toasts.ts';
import { shareLink } from './share-link.ts';

interface ShareButtonProps {
  /** The title that is shared with the link. */
  title: string;
  /** A path of this site. An agent's link includes the referral code. */
  path: string;
  /** Shows only the icon; `title` completes the label for screen readers. */
  compact?: boolean;
}

/** Shares a page of this site. */
export function ShareButton({ title, path, compact = false }: ShareButtonProps) {
  const { t } = useTranslation();
  const me = useMe().data;
  const share = async () => {
    const url = new URL(path, location.origin);
    if (me && me.level !== 'normal') url.searchParams.set('ref', me.referralCode);
    const shared = await shareLink(title, url.href);
    if (shared === 'copied') toasts.show(t('share.copied'), 'ok');
    if (shared === 'failed') toasts.show(t('share.failed'), 'bad');
  };
  return (
    <Button
      variant="quiet"
      icon="share"
      aria-label={compact ? t('share.named', { title }) : undefined}
      onClick={share}
    >
      {!compact && t('share.action')}
    </Button>
  );
}
