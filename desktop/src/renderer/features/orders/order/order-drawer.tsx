import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCrumb } from '../../../lib/page/crumb.ts';
import { leave } from '../../../lib/page/leave-guard.ts';
import { Tabs } from '../../../ui/actions/tabs.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Drawer } from '../../../ui/dialogs/dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { useDocuments } from '../../../ui/documents/use-documents.ts';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/status/state-panel.tsx';
import { AdditionWizard } from '../additions/addition-wizard.tsx';
import { CabinDialog } from '../cabins/cabin-dialog.tsx';
import { PaymentDialog } from '../counter/payment-dialog.tsx';
import styles from '../fields/order.module.css';
import { ManifestDialog } from '../manifest/manifest-dialog.tsx';
import { MoveDialog } from '../move/move-dialog.tsx';
import { NoteList } from '../notes/note-list.tsx';
import { reissueTickets } from '../requests/change-order.ts';
import { useOrder } from '../requests/order.ts';
import { erasePersonalData } from '../requests/personal-data.ts';
import { useAskedAction } from './asked-action.ts';
import { CalledOffDialog } from './called-off-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { HistoryList } from './history-list.tsx';
import { MoneyList } from './money-list.tsx';
import { mayMove, type OrderAction, OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { PeopleList } from './people-list.tsx';

interface OrderDrawerProps {
  number: string;
  onClose: () => void;
  onShow: (number: string) => void;
}

/** An order with its passengers, money, history and actions. */
export function OrderDrawer({ number, onClose, onShow }: OrderDrawerProps) {
  const { t } = useTranslation('orders');
  const order = useOrder(number);
  const [action, setAction] = useState<OrderAction | null>(null);
  useCrumb(number);
  const { data, error } = order;
  const stop = () => setAction(null);
  const documents = useDocuments();
  useAskedAction(data !== undefined, asked => {
    if (asked === 'printReceipt') documents.print({ kind: 'receipt', order: number });
    else if (data && mayMove(data)) setAction(asked);
    else toasts.show(t('move.impossible', { number }), 'warn');
  });
  return (
    <Drawer
      open
      onClose={() => leave(onClose)}
      size="wide"
      title={t('order.title', { number: data?.number ?? number })}
      actions={data && <OrderActions order={data} onChoose={setAction} />}
    >
      {!data && !error && <SkeletonLines />}
      {error && failureOf(error) === 'order-not-found' && (
        <EmptyState
          title={t('order.notFound', { number })}
          action={<Button onClick={onClose}>{t('order.back')}</Button>}
        />
      )}
      {error && !data && failureOf(error) !== 'order-not-found' && (
        <ErrorState error={error} onRetry={order.refetch} />
      )}
      {data && <OrderSides order={data} />}
      {data && action === 'cancel' && <CancelDialog order={data} onClose={stop} />}
      {data && action === 'choose' && <CalledOffDialog number={data.number} onClose={stop} />}
      {data && action === 'pay' && <PaymentDialog order={data} onClose={stop} />}
      {data && action === 'move' && <MoveDialog order={data} onClose={stop} onShow={onShow} />}
      {data && action === 'cabin' && <CabinDialog order={data} onClose={stop} />}
      {data && action === 'add' && <AdditionWizard order={data} onClose={stop} />}
      {data && <ReissueDialog order={data} open={action === 'reissue'} onClose={stop} />}
      {data && <EraseDialog number={data.number} open={action === 'erase'} onClose={stop} />}
      {data && action === 'manifest' && <ManifestDialog sailingId={data.sailing.id} onClose={stop} />}
    </Drawer>
  );
}

function OrderSides({ order }: { order: OfficeOrderDetail }) {
  const { t } = useTranslation(['orders', 'desk']);
  const [side, setSide] = useState<'people' | 'money' | 'notes' | 'history'>('people');
  return (
    <div className={styles.order}>
      <OrderFacts order={order} />
      <Tabs
        label={t('order.sides')}
        value={side}
        onChange={next => leave(() => setSide(next))}
        tabs={[
          {
            value: 'people',
            label: t('order.people'),
            count: order.passengers,
            content: <PeopleList order={order} />,
          },
          { value: 'money', label: t('order.money'), content: <MoneyList order={order} /> },
          {
            value: 'notes',
            label: t('desk:notes.title'),
            count: order.notes.length,
            content: <NoteList order={order} />,
          },
          { value: 'history', label: t('order.history'), content: <HistoryList order={order} /> },
        ]}
      />
    </div>
  );
}

interface ReissueDialogProps {
  order: OfficeOrderDetail;
  open: boolean;
  onClose: () => void;
}

/** Asks for confirmation before all copies of an order's e-tickets become invalid, because one was lost or passed on. */
function ReissueDialog({ order: { number, contact }, open, onClose }: ReissueDialogProps) {
  const { t } = useTranslation('orders');
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      destructive
      title={t('reissue.title', { number })}
      consequence={contact.email ? t('reissue.sent', { email: contact.email }) : t('reissue.printed')}
      action={t('reissue.action')}
      onConfirm={async () => {
        await reissueTickets(number);
        toasts.show(t('reissue.done'), 'ok');
        onClose();
      }}
    />
  );
}

interface EraseDialogProps {
  number: string;
  open: boolean;
  onClose: () => void;
}

/** Asks for confirmation before an order loses its names, contacts and documents, on request of a guest (R453). */
function EraseDialog({ number, open, onClose }: EraseDialogProps) {
  const { t } = useTranslation('orders');
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      destructive
      title={t('erase.title', { number })}
      consequence={t('erase.consequence')}
      action={t('erase.action')}
      onConfirm={async () => {
        await erasePersonalData(number);
        toasts.show(t('erase.done'), 'ok');
        onClose();
      }}
    />
  );
}
