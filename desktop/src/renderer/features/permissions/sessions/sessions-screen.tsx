import type { StaffSession } from '@gangway/shared/contract/people/staff.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Screen } from '../../../ui/layout/screen.tsx';
import { EmptyState } from '../../../ui/status/state-panel.tsx';

/** The sessions of system users; each can be ended separately (R136). */
export default function SessionsScreen() {
  const { t } = useTranslation('permissions');
  const [ending, setEnding] = useState<StaffSession | null>(null);
  const username = ending?.user.username ?? '';
  return (
    <Screen fill>
      <PageHeader title={t('sessions.title')} />
      <DataTable
        id="staff-sessions"
        label={t('sessions.title')}
        columns={useColumns(setEnding)}
        result={useStaffSessions()}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('sessions.none')} />}
      />
      {ending && (
        <ConfirmDialog
          open
          onClose={() => setEnding(null)}
          title={t('sessions.endTitle', { username })}
          consequence={t('sessions.endConsequence')}
          action={t('sessions.end')}
          destructive
          onConfirm={async () => {
            await endStaffSession(ending.id);
            toasts.show(t('sessions.ended', { username }), 'ok');
          }}
        />
      )}
    </Screen>
  );
}

function useColumns(onEnd: (session: StaffSession) => void): Column<StaffSession>[] {
  const { t } = useTranslation('permissions');
  const { instant, enumerate } = useFormat();
  return [
    {
      id: 'user',
      header: t('sessions.columns.user'),
      cell: ({ user }) => user.name || user.username,
      fixed: true,
    },
    {
      id: 'place',
      header: t('sessions.columns.place'),
      cell: ({ station, device }) => station || enumerate([device.browser, device.system].filter(Boolean)),
    },
    { id: 'address', header: t('sessions.columns.address'), cell: ({ address }) => address, width: 140 },
    {
      id: 'since',
      header: t('sessions.columns.since'),
      cell: ({ signedInAt }) => instant(signedInAt),
      width: 160,
      hidden: true,
    },
    {
      id: 'seen',
      header: t('sessions.columns.seen'),
      cell: ({ lastSeenAt }) => instant(lastSeenAt),
      width: 160,
    },
    {
      id: 'end',
      header: t('sessions.end'),
      cell: session =>
        session.current ? (
          t('sessions.here')
        ) : (
          <Button size="small" onClick={() => onEnd(session)}>
            {t('sessions.end')}
          </Button>
        ),
      width: 140,
      fixed: true,
    },
  ];
}

const useStaffSessions = () =>
  useQuery({
    queryKey: ['staff-sessions'],
    queryFn: ({ signal }) => request<StaffSession[]>('GET', '/sysUser/sessions', { signal }),
    select: items => ({ items, total: items.length }),
    meta: { inline: true },
  });

async function endStaffSession(id: string): Promise<void> {
  await request('POST', `/sysUser/sessions/${id}/end`);
  await queryClient.invalidateQueries({ queryKey: ['staff-sessions'] });
}
