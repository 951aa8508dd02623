import type { OfferedSailing, PartyChoice, PartyChoices } from '@gangway/shared/contract/sales/called-off.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../lib/api/request.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useSailingName } from '../../../lib/use-sailing-name.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { useRequestKey } from '../counter/use-request-key.ts';
import { refreshOrders } from '../requests/order.ts';

const ways = ['refund', 'credit'] as const;
const isWay = (value: string | null): value is (typeof ways)[number] =>
  (ways as readonly (string | null)[]).includes(value);

/** Records the choice of a canceled sailing's party, made at the desk or on the phone. */
export function CalledOffDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useTranslation(['orders', 'frame']);
  const { money, dateTime } = useFormat();
  const nameOf = useSailingName();
  const { data, error } = usePartyChoices(number);
  const [value, setValue] = useState<string | null>(null);
  const key = useRequestKey(value);
  const sailings = data ? [...(data.kept ? [data.kept] : []), ...data.others] : [];
  const termsOf = ({ sailing, cabins, refundSen }: OfferedSailing) =>
    [
      ...(sailing.id === data?.kept?.sailing.id ? [t('calledOff.kept')] : []),
      ...(cabins === 'none' ? [] : [t(`calledOff.cabins.${cabins}`)]),
      refundSen > 0 ? t('calledOff.back', { amount: money(refundSen) }) : t('calledOff.noCost'),
    ].join(' · ');
  const action = () => {
    if (value === null) return t('calledOff.act.none');
    return t(`calledOff.act.${isWay(value) ? value : 'move'}`);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('calledOff.title', { number })}
      consequence={data ? t('calledOff.until', { time: dateTime(data.until) }) : t('calledOff.text')}
      action={action()}
      size="normal"
      blocked={value === null}
      onConfirm={async () => {
        const choice: PartyChoice = isWay(value)
          ? { choice: value }
          : { choice: 'move', sailingId: Number(value) };
        await chooseForParty(number, choice, key.current);
        toasts.show(t(`calledOff.done.${choice.choice}`), 'ok');
      }}
    >
      {error && (
        <Notice live tone="bad">
          {error.message}
        </Notice>
      )}
      {data === undefined && !error && <SkeletonLines />}
      {data === null && <Notice tone="info">{t('calledOff.soon')}</Notice>}
      {data && (
        <RadioGroup
          label={t('calledOff.choice')}
          value={value}
          onChange={setValue}
          choices={[
            ...sailings.map(offered => ({
              value: String(offered.sailing.id),
              label: nameOf(offered.sailing),
              hint: termsOf(offered),
            })),
            { value: 'refund', label: t('calledOff.all', { amount: money(data.refundSen) }) },
            ...(data.credit
              ? [
                  {
                    value: 'credit',
                    label: t('calledOff.credit', {
                      amount: money(data.credit.amountSen + data.credit.bonusSen),
                      bonus: money(data.credit.bonusSen),
                    }),
                  },
                ]
              : []),
          ]}
        />
      )}
    </ConfirmDialog>
  );
}

/** The choices of a canceled sailing's party; null if it was not asked yet, or has chosen. */
const usePartyChoices = (number: string) =>
  useQuery({
    queryKey: ['orders', 'called-off', number],
    queryFn: ({ signal }) => request<PartyChoices | null>('GET', `/orders/${number}/called-off`, { signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { inline: true },
  });

/** Chooses for a party that has told its choice at the desk or on the phone. */
async function chooseForParty(number: string, body: PartyChoice, idempotencyKey: string) {
  await request('POST', `/orders/${number}/called-off`, { body, idempotencyKey });
  await refreshOrders();
}
