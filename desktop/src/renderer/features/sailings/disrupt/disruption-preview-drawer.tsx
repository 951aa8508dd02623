import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type {
  Disruption,
  DisruptionPreview,
  SailingsConcerned,
} from '@gangway/shared/contract/office/sailings/disruptions.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leave, useUnsavedChanges } from '../../../lib/page/leave-guard.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Drawer } from '../../../ui/dialogs/dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { PhoneLink } from '../../../ui/layout/phone-link.tsx';
import { EmptyState } from '../../../ui/status/state-panel.tsx';
import { disruptSailings, previewDisruption } from '../requests/disruptions.ts';
import { Concerned } from './concerned.tsx';
import { DisruptedSailings } from './disrupted-sailings.tsx';
import styles from './disruption.module.css';
import { RoomSwaps } from './room-swaps.tsx';

interface DisruptionPreviewDrawerProps {
  sailings: SailingsConcerned;
  disruption: Disruption;
  preview: DisruptionPreview;
  onBack: () => void;
  onClose: () => void;
}

/** The label of the button; for a cancellation with guests it names what happens to them. */
function actionOf(disruption: Disruption, { paidOrders }: DisruptionPreview['total']) {
  if (disruption.kind !== 'cancel') return `disrupt.action.${disruption.kind}` as const;
  if (paidOrders === 0) return 'cancel.action';
  return disruption.choice === null ? 'cancel.actionRefund' : 'cancel.actionAsk';
}

/** All affected orders, sailing by sailing; confirms the change of all the sailings or none. */
export function DisruptionPreviewDrawer({
  sailings: request,
  disruption,
  preview,
  onBack,
  onClose,
}: DisruptionPreviewDrawerProps) {
  const { t } = useTranslation('sailings');
  const { money } = useFormat();
  const [shown, setShown] = useState(preview);
  const [state, setState] = useState<{ busy?: boolean; failure?: string }>({});
  // The key stays the same until an answer arrives, so that repeating a lost request changes nothing twice.
  const [key, setKey] = useState(newKey);
  const stopGuarding = useUnsavedChanges(true);
  const { sailings, total, toCall } = shown;
  const refused = sailings.filter(({ refusal }) => refusal !== null).length;
  const tells = disruption.kind === 'gate' ? disruption.tell : disruption.kind !== 'cancel';

  const apply = async () => {
    setState({ busy: true });
    try {
      const versions = sailings.map(({ id, version }) => ({ id, version }));
      const { sailings: count } = await disruptSailings({ sailings: versions, disruption }, key);
      stopGuarding();
      toasts.show(t(disruption.kind === 'cancel' ? 'cancel.done' : 'disrupt.done', { count }), 'ok');
      onClose();
    } catch (error) {
      setState({ failure: (error as Error).message });
      if (error instanceof ApiError && error.unanswered) return;
      setKey(newKey());
      setShown(await previewDisruption(request, disruption));
    }
  };

  return (
    <Drawer
      open
      onClose={() => leave(onClose)}
      size="wide"
      title={t(`disrupt.previewOf.${disruption.kind}`)}
      description={t('disrupt.sailings', { count: sailings.length })}
      actions={
        <>
          <Button onClick={onBack} disabled={state.busy}>
            {t('disrupt.back')}
          </Button>
          <Button
            variant={disruption.kind === 'cancel' ? 'danger' : 'primary'}
            loading={state.busy}
            disabled={sailings.length === 0 || refused > 0}
            onClick={() => void apply()}
          >
            {t(actionOf(disruption, total), { count: sailings.length, refund: money(total.refundSen) })}
          </Button>
        </>
      }
    >
      {sailings.length === 0 ? (
        <EmptyState title={t('disrupt.none')} />
      ) : (
        <div className={styles.preview}>
          {state.failure && (
            <Notice live tone="bad">
              {state.failure}
            </Notice>
          )}
          {refused > 0 && <Notice tone="bad">{t('disrupt.refused', { count: refused })}</Notice>}
          {sailings.some(({ freeOfCharge }) => freeOfCharge) && (
            <Notice tone="warn">{t('disrupt.free')}</Notice>
          )}
          {refused === 0 && tells && total.orders > 0 && (
            <Notice>{t('disrupt.told', { count: total.orders - total.withoutEmail })}</Notice>
          )}
          {disruption.kind === 'cancel' && (
            <CallOffNotices preview={shown} asks={disruption.choice !== null} />
          )}
          <Concerned total={total} />
          <DisruptedSailings sailings={sailings} kind={disruption.kind} />
          {disruption.kind === 'ship' && <RoomSwaps sailings={sailings} />}
          {toCall.length > 0 && (
            <section>
              <h3>{t('disrupt.toCall', { count: toCall.length })}</h3>
              <ul className={styles.lines}>
                {toCall.map(({ number, name, phone }) => (
                  <li key={number}>
                    <span>{number}</span> <span>{name}</span> <PhoneLink phone={phone} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </Drawer>
  );
}

interface CallOffNoticesProps {
  preview: DisruptionPreview;
  /** Whether guests choose, or get all their money at once. */
  asks: boolean;
}

/** Reminders for the desk before it cancels sailings. */
function CallOffNotices({ preview: { sailings, total }, asks }: CallOffNoticesProps) {
  const { t } = useTranslation('sailings');
  const { money, sentences } = useFormat();
  const { orders, paidOrders, passengers, boarded, occupiedRooms, withoutEmail, refundSen, cashSen } = total;
  const placeable = sailings.reduce((sum, one) => sum + (one.placeable ?? 0), 0);
  const concerned = { count: orders, passengers: t('cancel.passengers', { count: passengers }) };
  return (
    <>
      <Notice tone="warn">
        {orders > 0 ? t('cancel.text', { ...concerned, refund: money(refundSen) }) : t('cancel.nobody')}
      </Notice>
      {paidOrders > 0 && (
        <Notice>
          {sentences([
            t('cancel.placeable', { count: paidOrders, placeable }),
            ...(asks && cashSen > 0 ? [t('cancel.cash', { amount: money(cashSen) })] : []),
          ])}
        </Notice>
      )}
      {boarded > 0 && <Notice tone="warn">{t('cancel.boarded', { count: boarded })}</Notice>}
      {occupiedRooms > 0 && <Notice tone="warn">{t('cancel.occupied', { count: occupiedRooms })}</Notice>}
      {withoutEmail > 0 && <Notice tone="warn">{t('delay.withoutEmail', { count: withoutEmail })}</Notice>}
    </>
  );
}
