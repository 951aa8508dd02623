import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import type { DisruptionKind } from '@gangway/shared/contract/office/sailings/disruptions.ts';
import type { OfficeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Drawer } from '../../../ui/dialogs/dialog.tsx';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/status/state-panel.tsx';
import { DisruptionWizard } from '../disrupt/disruption-wizard.tsx';
import { MessageDialog } from '../message/message-dialog.tsx';
import { ChangeDrawer } from './change-drawer.tsx';
import { type DrawerAction, SailingActions } from './sailing-actions.tsx';
import { SailingFacts } from './sailing-facts.tsx';
import { SimpleActionDialog } from './simple-action-dialog.tsx';

/** A sailing's details and actions. */
export function SailingDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('sailings');
  const sailing = useSailing(id);
  const [action, setAction] = useState<DrawerAction | null>(null);
  const { data, error } = sailing;
  useSameBehind(data);
  const stop = () => setAction(null);
  const wizardKind = action && kinds[action];
  if (data && action === 'change') return <ChangeDrawer sailing={data} onDone={stop} onClose={onClose} />;
  return (
    <Drawer
      open
      onClose={onClose}
      title={data ? <SailingTitle sailing={data} /> : t('title')}
      description={data?.ship.name}
      actions={
        data && data.actions.length > 0 && <SailingActions actions={actionsOf(data)} onChoose={setAction} />
      }
    >
      {!data && !error && <SkeletonLines />}
      {error && failureOf(error) === 'sailing-not-found' && <EmptyState title={t('drawer.notFound')} />}
      {error && !data && failureOf(error) !== 'sailing-not-found' && (
        <ErrorState error={error} onRetry={sailing.refetch} />
      )}
      {data && <SailingFacts sailing={data} />}
      {data && wizardKind && <DisruptionWizard kind={wizardKind} sailing={data} onClose={stop} />}
      {data && action === 'message' && <MessageDialog sailing={data} onClose={stop} />}
      {data && (action === 'close' || action === 'reopen' || action === 'depart' || action === 'delete') && (
        <SimpleActionDialog
          sailing={data}
          action={action}
          onClose={stop}
          onDone={action === 'delete' ? onClose : stop}
        />
      )}
    </Drawer>
  );
}

/** The initial kind in the wizard that an action opens. */
const kinds: Partial<Record<DrawerAction, DisruptionKind>> = {
  delay: 'delay',
  disrupt: 'gate',
  cancel: 'cancel',
};

/** A user who may change a sailing may also disrupt it; a message is possible if there are orders. */
const actionsOf = ({ actions, orders }: OfficeSailingDetail): DrawerAction[] => [
  ...actions,
  ...(actions.includes('change') ? (['disrupt'] as const) : []),
  ...(orders > 0 ? (['message'] as const) : []),
];

function SailingTitle({ sailing: { route, date } }: { sailing: OfficeSailingDetail }) {
  const { text, date: written } = useFormat();
  return `${text(route.departure.name)} → ${text(route.destination.name)} · ${written(date)}`;
}

const PROGRESS_MS = 1_000;
const CHOOSING_MS = 15_000;

/** A sailing; refetched every second while its orders are being asked or refunded, and less often while guests choose. */
const useSailing = (id: number) =>
  useQuery({
    queryKey: ['sailings', 'one', id],
    queryFn: ({ signal }) => request<OfficeSailingDetail>('GET', `/office/sailings/${id}`, { signal }),
    refetchInterval: ({ state }) => {
      const cancellation = state.data?.cancellation;
      if (cancellation && !cancellation.completedAt) return PROGRESS_MS;
      return cancellation?.choice?.open ? CHOOSING_MS : false;
    },
    meta: { inline: true },
  });

/** The calendar and the list behind the drawer are read again as soon as it shows something else than before. */
function useSameBehind(sailing: OfficeSailingDetail | undefined): void {
  const shown = sailing && [sailing.status, sailing.sold, sailing.held, sailing.departsAt].join();
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== undefined && before.current !== shown)
      for (const behind of ['month', 'list'])
        void queryClient.invalidateQueries({ queryKey: ['sailings', behind] });
    before.current = shown;
  }, [shown]);
}
