import { Button } from '@gangway/shared/ui/form/button.tsx';
import { TextField } from '@gangway/shared/ui/form/text-field.tsx';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../lib/page/loading-parts.tsx';
import { copyText, shareLink } from '../../../lib/share/share-link.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Skeleton } from '../../../ui/status/skeleton.tsx';
import { useReferral } from '../requests/agent.ts';
import styles from './referral-card.module.css';

/** The agent's referral link, to copy, share or scan: bookings through it count as the agent's sales. */
export function ReferralCard() {
  const { t } = useTranslation(['agent', 'site']);
  const referral = useReferral();
  const toastOutcome = (outcome: string) => {
    if (outcome === 'copied') toasts.show(t('site:share.copied'), 'ok');
    if (outcome === 'failed') toasts.show(t('referral.copyByHand'), 'bad');
  };
  return (
    <Card className={styles.referral}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{t('referral.heading')}</h2>
        <p>{t('referral.text')}</p>
        {referral.isPending && <Skeleton height="7rem" />}
        {referral.isError && <LoadFailed query={referral} />}
        {referral.data && (
          <>
            <TextField
              label={t('referral.link')}
              hint={t('referral.code', { code: referral.data.code })}
              readOnly
              value={referral.data.url}
              onFocus={event => event.target.select()}
            />
            <div className={styles.actions}>
              <Button icon="copy" onClick={async () => toastOutcome(await copyText(referral.data.url))}>
                {t('referral.copy')}
              </Button>
              {'share' in navigator && (
                <Button
                  icon="share"
                  onClick={async () =>
                    toastOutcome(await shareLink(t('referral.heading'), referral.data.url))
                  }
                >
                  {t('site:share.action')}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
      {referral.data && (
        <img
          className={styles.qr}
          src={`data:image/svg+xml,${encodeURIComponent(referral.data.qrSvg)}`}
          alt={t('referral.qr')}
          width={192}
          height={192}
        />
      )}
    </Card>
  );
}
