import type { OfficeWaitlistParty } from '@gangway/shared/contract/office/sailings/waitlist.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import { usePartyWords } from './use-party-words.ts';

/** The columns of a waiting list; `parties` in its order. */
export function usePartyColumns(parties: readonly OfficeWaitlistParty[]): Column<OfficeWaitlistParty>[] {
  const { t } = useTranslation('waitlist');
  const { dateTime } = useFormat();
  const { whoOf, wantsOf, statusOf } = usePartyWords();
  return useMemo(
    () => [
      {
        id: 'place',
        header: t('columns.place'),
        cell: ({ id }) => parties.findIndex(party => party.id === id) + 1,
        align: 'end',
        width: 80,
        fixed: true,
      },
      { id: 'who', header: t('columns.who'), cell: whoOf, fixed: true },
      {
        id: 'party',
        header: t('columns.party'),
        cell: ({ size }) => t('people', { count: size }),
        width: 120,
      },
      { id: 'wants', key: true, header: t('columns.wants'), cell: wantsOf },
      { id: 'since', header: t('columns.since'), cell: ({ joinedAt }) => dateTime(joinedAt), width: 220 },
      {
        id: 'status',
        key: true,
        header: t('columns.status'),
        cell: party => <StatusBadge tone={party.offer ? 'ok' : 'neutral'} label={statusOf(party)} />,
        width: 240,
      },
    ],
    [t, dateTime, whoOf, wantsOf, statusOf, parties],
  );
}
