import type { GateConflict } from '@gangway/shared/contract/office/gate/gate.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { can } from '../../lib/session.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Drawer } from '../../ui/dialogs/dialog.tsx';
import { SessionBadge } from '../../ui/status/session-badge.tsx';
import styles from './conflict.module.css';
import { Resolution } from './resolution.tsx';
import { ResolveForm } from './resolve-form.tsx';
import { ScanCard } from './scan-card.tsx';

/** A conflict: both scans side by side, the reason against the ticket, and the supervisor's resolution. */
export function ConflictDrawer({ conflict, onClose }: { conflict: GateConflict; onClose: () => void }) {
  const { t } = useTranslation('boarding-conflicts');
  const { kind, ticket, effective, other, resolution } = conflict;
  return (
    <Drawer
      open
      onClose={onClose}
      title={ticket?.passengerName ?? t('noTicket')}
      description={t(`explained.${kind}`)}
    >
      <div className={styles.conflict}>
        <Facts conflict={conflict} />
        <div className={styles.scans}>
          {effective && <ScanCard title={t('scan.earlier')} scan={effective} counts />}
          <ScanCard title={t('scan.question')} scan={other} />
        </div>
        {resolution && <Resolution resolution={resolution} />}
        {!resolution &&
          (can('boarding.override') ? (
            <ResolveForm conflictIds={[conflict.id]} onResolved={onClose} />
          ) : (
            <Notice tone="info">{t('resolve.supervisor')}</Notice>
          ))}
      </div>
    </Drawer>
  );
}

function Facts({ conflict: { ticket, sailing, refusal } }: { conflict: GateConflict }) {
  const { t } = useTranslation('boarding-conflicts');
  const { t: records } = useTranslation('verification-records');
  const { dateTime } = useFormat();
  return (
    <dl className={styles.facts}>
      {refusal && (
        <div className={styles.whole}>
          <dt>{t('against')}</dt>
          <dd className={styles.against}>{records(`refusal.${refusal}`)}</dd>
        </div>
      )}
      {ticket && (
        <>
          <div>
            <dt>{t('column.ticket')}</dt>
            <dd>{ticket.serial}</dd>
          </div>
          <div>
            <dt>{t('column.order')}</dt>
            <dd>
              <Link href={`${paths.shipOrder}/${ticket.orderNumber}`}>{ticket.orderNumber}</Link>
            </dd>
          </div>
        </>
      )}
      {sailing && (
        <div className={styles.whole}>
          <dt>{t('column.sailing')}</dt>
          <dd className={styles.sailing}>
            {sailing.ship}, {dateTime(sailing.departsAt)} <SessionBadge session={sailing.session} />
          </dd>
        </div>
      )}
    </dl>
  );
}
