import type { OfficeVoucherDetail } from '@gangway/shared/contract/office/orders/vouchers.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Drawer } from '../../../ui/dialogs/dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { useDocuments } from '../../../ui/documents/use-documents.ts';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { OrderLink } from '../../../ui/layout/order-link.tsx';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { ErrorState } from '../../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import { cancelVoucher, showVoucherCode, voucherQuery } from '../requests/vouchers.ts';
import { voucherTone } from './voucher-tone.ts';
import styles from './vouchers.module.css';

/** A voucher with its statement: the entries, and the balance after each. */
export function VoucherDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('vouchers');
  const { data, error, refetch } = useQuery(voucherQuery(id));
  const [canceling, setCanceling] = useState(false);
  const documents = useDocuments();
  const sells = can('orders.sell') && data?.state === 'active';
  return (
    <>
      <Drawer
        open
        onClose={onClose}
        title={data ? t('one', { name: data.holderName, ending: data.ending }) : t('title')}
        actions={
          <>
            {can('vouchers.cancel') && data && (data.state === 'active' || data.state === 'used-up') && (
              <Button variant="quietDanger" onClick={() => setCanceling(true)}>
                {t('cancel.action')}
              </Button>
            )}
            {sells && (
              <Button
                icon={Printer}
                loading={documents.busy === 'voucher'}
                onClick={() => documents.print({ kind: 'voucher', voucher: id })}
              >
                {t('print')}
              </Button>
            )}
          </>
        }
      >
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!data && !error && <SkeletonLines />}
        {data && <Voucher voucher={data} sells={sells} />}
      </Drawer>
      {data && canceling && <CancelDialog voucher={data} onClose={() => setCanceling(false)} />}
    </>
  );
}

function Voucher({ voucher, sells }: { voucher: OfficeVoucherDetail; sells: boolean }) {
  const { t } = useTranslation('vouchers');
  const { money, instant, validUntil, language } = useFormat();
  const [code, setCode] = useState<string | null>(null);
  return (
    <div className={styles.voucher}>
      <p className={styles.headline}>
        <span className={styles.quiet}>{t('columns.balance')}</span>
        <strong className={styles.amount}>{money(voucher.balanceSen)}</strong>
        <StatusBadge tone={voucherTone[voucher.state]} label={t(`states.${voucher.state}`)} />
      </p>
      <Facts
        facts={[
          { label: t('columns.issued'), value: money(voucher.issuedSen) },
          { label: t('columns.expires'), value: validUntil(voucher.expiresAt) },
          { label: t('columns.origin'), value: t(`origins.${voucher.origin}`) },
          {
            label: t('fields.order'),
            value: voucher.orderNumber && <OrderLink number={voucher.orderNumber} />,
          },
          { label: t('fields.email'), value: voucher.holderEmail },
          { label: t('fields.language'), value: languageName(voucher.language, language) },
          { label: t('fields.reason'), value: voucher.reason },
          { label: t('columns.created'), value: instant(voucher.createdAt) },
          { label: t('cancel.reason'), value: voucher.cancelReason },
        ]}
      />
      {code !== null && (
        <p className={styles.code} role="status">
          {code}
        </p>
      )}
      {sells && code === null && (
        <p>
          <Button onClick={async () => setCode(await showVoucherCode(voucher.id))}>{t('showCode')}</Button>
        </p>
      )}
      <h3>{t('statement')}</h3>
      <table className={styles.statement}>
        <thead>
          <tr>
            <th scope="col">{t('entry.at')}</th>
            <th scope="col">{t('entry.what')}</th>
            <th scope="col">{t('entry.amount')}</th>
            <th scope="col">{t('entry.balance')}</th>
          </tr>
        </thead>
        <tbody>
          {voucher.entries.map(entry => (
            <tr key={entry.id}>
              <td>{instant(entry.at)}</td>
              <td>
                {t(`kinds.${entry.kind}`)} {entry.orderNumber && <OrderLink number={entry.orderNumber} />}
              </td>
              <td>{money(entry.amountSen)}</td>
              <td>{money(entry.balanceSen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CancelDialog({ voucher, onClose }: { voucher: OfficeVoucherDetail; onClose: () => void }) {
  const { t } = useTranslation('vouchers');
  const { money } = useFormat();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      destructive
      title={t('cancel.title', { ending: voucher.ending })}
      consequence={t('cancel.consequence', { amount: money(voucher.balanceSen) })}
      action={t('cancel.action')}
      dismiss={t('cancel.dismiss')}
      blocked={reason.trim() === ''}
      onConfirm={async () => {
        await cancelVoucher(voucher.id, { reason: reason.trim(), expectedSen: voucher.balanceSen });
        toasts.show(t('cancel.done'), 'ok');
      }}
    >
      <TextArea label={t('cancel.reason')} value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
