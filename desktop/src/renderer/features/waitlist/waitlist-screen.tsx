/*
 * The waiting lists, and standby numbers at the counter.
 */

import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverToday } from '../../lib/server-time.ts';
import { useSailingName } from '../../lib/use-sailing-name.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { SessionBadge } from '../../ui/status/session-badge.tsx';
import { EmptyState, ErrorState } from '../../ui/status/state-panel.tsx';
import { PartyDrawer } from './party-drawer.tsx';
import { waitlistQuery, waitlistsQuery } from './requests/waitlist.ts';
import { StandbyDialog } from './standby-dialog.tsx';
import { usePartyColumns } from './use-party-columns.tsx';
import styles from './waitlist.module.css';

/** A page of the site, for a screen in the terminal. */
const standbyAddress = (sailingId: number) => `/standby/${sailingId}`;

/** The parties that wait for a sailing, their order, and calls at the counter (R284). */
export default function WaitlistScreen() {
  const { t } = useTranslation('waitlist');
  const nameOf = useSailingName();
  const [date, setDate] = useState<string | null>(serverToday());
  const [chosen, setChosen] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const sailings = useQuery(waitlistsQuery(date));
  const list = useQuery({ ...waitlistQuery(Number(chosen)), enabled: chosen !== '' });
  const { data } = list;
  const columns = usePartyColumns(data?.parties ?? []);
  const party = data?.parties.find(({ id }) => id === shown);
  return (
    <Screen fill>
      <PageHeader
        title={t('title')}
        meta={
          data && (
            <>
              <SessionBadge session={data.sailing.session} />
              <span className={styles.free}>{t('free', { count: data.placesFree })}</span>
            </>
          )
        }
        actions={
          data && (
            <Button variant="primary" icon={Plus} disabled={data.closed} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          )
        }
      />
      <div className={styles.picker}>
        <DateField label={t('date')} value={date} onChange={setDate} />
        <SelectField
          className={styles.choice}
          label={t('sailing')}
          value={chosen}
          onChange={setChosen}
          empty={t('choose')}
          choices={(sailings.data ?? []).map(({ sailing, waiting, offered }) => ({
            value: String(sailing.id),
            label: t('line', {
              sailing: nameOf(sailing),
              waiting: waiting + offered,
            }),
          }))}
        />
        {data && (
          <p className={styles.screenAddress}>
            {t('screenText')} <code>{standbyAddress(data.sailing.id)}</code>
          </p>
        )}
      </div>
      {data?.closed && <Notice tone="warn">{t('closed')}</Notice>}
      {chosen === '' &&
        (sailings.error ? (
          <ErrorState error={sailings.error} onRetry={sailings.refetch} />
        ) : (
          <EmptyState title={t('noSailing')} text={t('noSailingText')} />
        ))}
      {chosen !== '' && (
        <DataTable
          id="waitlist"
          label={t('title')}
          columns={columns}
          result={{ ...list, data: data && { items: data.parties, total: data.parties.length } }}
          rowKey={({ id }) => id}
          onOpen={({ id }) => setShown(id)}
          rowTone={({ offer }) => (offer?.here ? 'warn' : undefined)}
          empty={<EmptyState title={t('empty')} />}
        />
      )}
      {data && party && <PartyDrawer list={data} party={party} onClose={() => setShown(null)} />}
      {data && adding && <StandbyDialog list={data} onClose={() => setAdding(false)} />}
    </Screen>
  );
}
