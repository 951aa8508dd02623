import { ERASED } from '@gangway/shared/contract/base/erased.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import {
  Banknote,
  BedDouble,
  Copy,
  Ellipsis,
  Eraser,
  FileDown,
  ListChecks,
  Mail,
  Printer,
  Receipt,
  Route,
  Ticket,
  TicketX,
  UserPlus,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Menu, type MenuItem } from '../../../ui/actions/menu.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { useDocuments } from '../../../ui/documents/use-documents.ts';
import { resendConfirmations } from '../requests/batch.ts';
import { downloadPersonalData } from '../requests/personal-data.ts';

export type OrderAction =
  | 'cancel'
  | 'choose'
  | 'pay'
  | 'move'
  | 'cabin'
  | 'add'
  | 'reissue'
  | 'manifest'
  | 'erase';

interface OrderActionsProps {
  order: OfficeOrderDetail;
  onChoose: (action: OrderAction) => void;
}

/** Whether the desk may change the sailing, the cabins or the party of an order. */
export const mayMove = ({ status, sailing }: OfficeOrderDetail): boolean =>
  status === 'paid' && sailing.status !== 'canceled' && can('orders.sell');

/** Whether the personal data of an order may be erased: it has ended, and nobody erased them before. */
const mayErase = ({ status, contact }: OfficeOrderDetail): boolean =>
  status !== 'unpaid' && status !== 'paid' && contact.name !== ERASED && can('customers.manage');

/** The actions that an order's status allows; the primary one is a button, the others are in a menu. */
export function OrderActions({ order, onChoose }: OrderActionsProps) {
  const { t } = useTranslation(['orders', 'desk', 'frame']);
  const { money } = useFormat();
  const documents = useDocuments();
  const { status, number } = order;
  const calledOff = status === 'paid' && order.sailing.status === 'canceled';
  const good = !calledOff && (status === 'paid' || status === 'completed');
  const hasReceipt = order.paidAt !== null;
  const sells = can('orders.sell');
  const resend = async () => {
    const { results } = await resendConfirmations([number]);
    for (const result of results)
      if (result.ok) toasts.show(t('actions.resent', { email: result.email }), 'ok');
      else toasts.show(result.message, 'bad');
  };
  const copy = async () => {
    await navigator.clipboard.writeText(number);
    toasts.show(t('actions.copied', { number }), 'ok');
  };
  const saveData = () =>
    downloadPersonalData(number).catch((error: Error) => toasts.show(error.message, 'bad'));
  const item = (id: string, icon: MenuItem['icon'], onSelect: () => void, shown = true): MenuItem[] =>
    shown ? [{ id, label: t(`actions.${id as 'receipt'}`), icon, onSelect }] : [];
  const groups = [
    [
      ...item('receipt', Receipt, () => documents.show({ kind: 'receipt', order: number }), hasReceipt),
      ...item('printReceipt', Printer, () => documents.print({ kind: 'receipt', order: number }), hasReceipt),
      ...item('printTickets', Printer, () => documents.print({ kind: 'tickets', order: number }), good),
    ],
    [
      ...item('resend', Mail, () => void resend(), good && sells),
      ...item('reissue', TicketX, () => onChoose('reissue'), mayMove(order)),
      ...item('move', Route, () => onChoose('move'), mayMove(order)),
      ...(mayMove(order) && order.cabins > 0
        ? [{ id: 'cabin', label: t('desk:cabin.action'), icon: BedDouble, onSelect: () => onChoose('cabin') }]
        : []),
      ...(mayMove(order)
        ? [{ id: 'add', label: t('desk:addition.open'), icon: UserPlus, onSelect: () => onChoose('add') }]
        : []),
    ],
    [...item('manifest', ListChecks, () => onChoose('manifest')), ...item('copy', Copy, () => void copy())],
    [
      ...item('personalData', FileDown, () => void saveData(), can('customers.manage')),
      ...item('erase', Eraser, () => onChoose('erase'), mayErase(order)),
    ],
  ].filter(group => group.length > 0);
  return (
    <>
      <Menu
        trigger={
          <Button icon={Ellipsis} iconEnd={undefined}>
            {t('actions.label')}
          </Button>
        }
        items={groups}
        align="start"
      />
      {calledOff && can('orders.cancel') && (
        <Button variant="primary" onClick={() => onChoose('choose')}>
          {t('actions.choose')}
        </Button>
      )}
      {(status === 'paid' || status === 'unpaid') && !calledOff && can('orders.cancel') && (
        <Button variant="quietDanger" onClick={() => onChoose('cancel')}>
          {t('actions.cancel')}
        </Button>
      )}
      {status === 'unpaid' && sells && (
        <Button variant="primary" icon={Banknote} onClick={() => onChoose('pay')}>
          {t('frame:labelled', { label: t('actions.pay'), value: money(order.dueSen) })}
        </Button>
      )}
      {good && (
        <Button
          icon={Ticket}
          loading={documents.busy === 'tickets'}
          onClick={() => documents.show({ kind: 'tickets', order: number })}
        >
          {t('actions.tickets')}
        </Button>
      )}
    </>
  );
}
