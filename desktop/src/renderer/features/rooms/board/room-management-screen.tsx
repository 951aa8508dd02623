/*
 * Rooms: the board and the deck plan, check-in, cleaning and its records.
 */

import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus, Rows3, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScanner } from '../../../lib/scanner/use-scanner.ts';
import { can } from '../../../lib/session.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { useWedge } from '../../../lib/wedge/use-wedge.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Screen } from '../../../ui/layout/screen.tsx';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/status/state-panel.tsx';
import { DeckPlan } from '../deck-plan/deck-plan.tsx';
import { boardQuery, overviewQuery, useLiveRooms } from '../requests/board.ts';
import { BulkDialog } from '../room-form/bulk-dialog.tsx';
import { RoomDrawer } from '../room-form/room-drawer.tsx';
import { ActionDialog } from './action-dialog.tsx';
import styles from './board.module.css';
import { DeckFilter } from './deck-filter.tsx';
import { StatusOverview } from './overview.tsx';
import { RoomPanel } from './room-panel.tsx';
import { RoomsList } from './rooms-list.tsx';
import { ScanDialog } from './scan-dialog.tsx';
import { TurnaroundCountdown } from './turnaround.tsx';
import { useBoardView } from './use-board-view.ts';
import { useRoomActions } from './use-room-actions.ts';

/** The dialog or drawer open over the board. */
type Over =
  | { kind: 'scan'; roomId?: number; first?: string }
  | { kind: 'room'; id: number | null }
  | { kind: 'bulk' };

/** The rooms of a ship: guests, rooms to clean, and all actions on rooms. */
export default function RoomManagementScreen() {
  const { t } = useTranslation(['rooms', 'prescribed']);
  const [view, change] = useBoardView();
  const overview = useQuery(overviewQuery());
  const ships = overview.data ?? [];
  const shipId = ships.find(ship => ship.id === view.shipId)?.id ?? ships[0]?.id ?? null;
  const result = useQuery(boardQuery(shipId));
  const failed = [overview, result].find(one => one.error && !one.data);
  const connected = useLiveRooms(shipId);
  const [over, setOver] = useState<Over | null>(null);
  const board = result.data;
  const onDeck = board?.rooms.filter(room => view.floor === null || room.floor === view.floor) ?? [];
  const room = board?.rooms.find(({ id }) => id === view.roomId);
  const actions = useRoomActions(room);
  const scan = () => setOver({ kind: 'scan' });
  useShortcut('s', t('scan.open'), scan);
  const receiveCode = (text: string) => {
    if (!over && !actions.question) setOver({ kind: 'scan', first: text });
  };
  useWedge(receiveCode);
  useScanner({ who: 'page', code: receiveCode });
  const mayChange = can('catalogue.manage');
  const choose = (roomId: number) => roomId !== view.roomId && change({ roomId });

  return (
    <Screen fill>
      <PageHeader
        title={t('title')}
        meta={
          ships.length > 0 && (
            <SelectField
              label={t('ship')}
              hideLabel
              value={shipId === null ? '' : String(shipId)}
              choices={ships.map(ship => ({ value: String(ship.id), label: ship.name }))}
              onChange={id => change({ shipId: Number(id), floor: null, roomId: null })}
            />
          )
        }
        actions={
          <>
            {mayChange && (
              <>
                <Button icon={Rows3} onClick={() => setOver({ kind: 'bulk' })} disabled={!overview.data}>
                  {t('bulk.open')}
                </Button>
                <Button
                  icon={Plus}
                  onClick={() => setOver({ kind: 'room', id: null })}
                  disabled={!overview.data}
                >
                  {t('form.new')}
                </Button>
              </>
            )}
            <Button variant="primary" icon={ScanLine} onClick={scan} disabled={shipId === null}>
              {t('scan.open')}
            </Button>
          </>
        }
      />
      {!connected && <Notice tone="warn">{t('live.lost')}</Notice>}
      {board && (
        <div className={styles.head}>
          <StatusOverview rooms={onDeck} status={view.status} onStatus={status => change({ status })} />
          <TurnaroundCountdown board={board} />
        </div>
      )}
      {board && (
        <div className={styles.head}>
          <DeckFilter rooms={board.rooms} floor={view.floor} onFloor={floor => change({ floor })} />
          <SelectField
            label={t('view.label')}
            hideLabel
            value={view.view}
            choices={[
              { value: 'plan', label: t('view.plan') },
              { value: 'list', label: t('view.list') },
            ]}
            onChange={next => change({ view: next === 'list' ? 'list' : 'plan' })}
          />
        </div>
      )}
      {failed?.error && <ErrorState error={failed.error} onRetry={failed.refetch} />}
      {(overview.isLoading || result.isLoading) && (
        <Panel>
          <SkeletonLines lines={14} />
        </Panel>
      )}
      {(overview.data && shipId === null) || (board && board.rooms.length === 0) ? (
        <EmptyState title={t('prescribed:rooms.none')} />
      ) : (
        board && (
          <div className={styles.body}>
            {view.view === 'plan' ? (
              <DeckPlan rooms={onDeck} chosen={view.roomId} status={view.status} onChoose={choose} />
            ) : (
              <div className={styles.list}>
                <RoomsList
                  result={result}
                  rooms={onDeck.filter(({ status }) => view.status === '' || status === view.status)}
                  onOpen={({ id }) => choose(id)}
                />
              </div>
            )}
            <div className={styles.side}>
              <RoomPanel
                room={room}
                busy={actions.busy}
                onAct={actions.begin}
                onScan={() => setOver({ kind: 'scan', roomId: room?.id })}
                onChange={mayChange && room ? () => setOver({ kind: 'room', id: room.id }) : undefined}
              />
            </div>
          </div>
        )
      )}
      {actions.question && (
        <ActionDialog question={actions.question} onAct={actions.act} onClose={actions.answered} />
      )}
      {over?.kind === 'scan' && shipId !== null && (
        <ScanDialog
          shipId={shipId}
          room={board?.rooms.find(({ id }) => id === over.roomId)}
          first={over.first}
          onClose={() => setOver(null)}
        />
      )}
      {over?.kind === 'room' && (
        <RoomDrawer
          room={board?.rooms.find(({ id }) => id === over.id)}
          shipId={shipId}
          onClose={() => setOver(null)}
        />
      )}
      {over?.kind === 'bulk' && <BulkDialog shipId={shipId} onClose={() => setOver(null)} />}
    </Screen>
  );
}
