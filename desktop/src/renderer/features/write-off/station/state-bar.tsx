import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import {
  ClipboardCheck,
  Clock3,
  ClockAlert,
  CloudUpload,
  HardDrive,
  LogOut,
  PackageX,
  ScanLine,
  TriangleAlert,
  UserRoundX,
  Wifi,
  WifiOff,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { GateState, ScannerState } from '../../../../bridge-gate.ts';
import { paths } from '../../../lib/paths.ts';
import { useScannerState } from '../../../lib/scanner/use-scanner-state.ts';
import { can } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { Icon } from '../../../ui/icon.tsx';
import styles from './state.module.css';
import { StateItem } from './state-item.tsx';
import { useSyncNow } from './use-sync-now.ts';

const TICK_MS = 10_000;
/** Older data may lack tickets that were sold meanwhile. */
const OLD_MS = 5 * 60_000;
/**
 * How long before the end of the session the officer is reminded to sign in again: enough time between two passengers
 * while there is a network.
 */
const SESSION_ENDS_SOON_MS = 30 * 60_000;
/** Data of this age or older are shown with their date, not only with the time of day. */
const DAYS_OLD_MS = 2 * 86_400_000;

const troubleIcons = {
  'disk-low': HardDrive,
  'clock-wrong': ClockAlert,
  'clock-unsure': ClockAlert,
  'other-version': PackageX,
} as const satisfies Record<GateState['problems'][number], Icon>;

interface StateBarProps {
  state: GateState;
  /** The bar has no link, so that a touch by mistake cannot close the gate. */
  fixed?: boolean;
}

/** Whether the gate is online, the age of its data, unsent scans, problems, and its scanner. */
export function StateBar({ state, fixed = false }: StateBarProps) {
  const { t } = useTranslation('write-off');
  const { dateTime } = useFormat();
  const { trying, tryNow } = useSyncNow();
  const { online, stopped, waiting, openConflicts, problems } = state;
  const inTouch = online && !stopped;
  const now = useNow(TICK_MS).toISOString();
  const clocks = { now: dateTime(now), last: dateTime(state.lastSyncAt ?? now) };
  return (
    <section className={classNames(styles.bar, fixed && styles.fixed)} aria-label={t('state.label')}>
      <StateItem icon={inTouch ? Wifi : WifiOff} tone={inTouch ? 'ok' : 'warn'} strong>
        {t(`state.${stopped ?? (online ? 'online' : 'offline')}`)}
      </StateItem>
      <DataAge state={state} />
      <SessionEnd state={state} />
      <CountClosed state={state} />
      <StateItem icon={CloudUpload} tone={waiting > 0 ? 'warn' : 'neutral'}>
        {waiting > 0 ? t('state.waiting', { count: waiting }) : t('state.allSent')}
      </StateItem>
      {state.disputed > 0 && (
        <StateItem icon={UserRoundX} tone="bad" strong>
          {t('state.disputed', { count: state.disputed })}
        </StateItem>
      )}
      {/* Only for users who can resolve them. */}
      {openConflicts > 0 && can('boarding.override') && (
        <StateItem icon={TriangleAlert} tone="bad">
          {fixed ? (
            t('state.conflicts', { count: openConflicts })
          ) : (
            <Link href={paths.boardingConflict}>{t('state.conflicts', { count: openConflicts })}</Link>
          )}
        </StateItem>
      )}
      {problems.map(trouble => (
        <StateItem key={trouble} icon={troubleIcons[trouble]} tone="bad">
          {t(`trouble.${trouble}`, clocks)}
        </StateItem>
      ))}
      <ScannerItem fixed={fixed} />
      {!online && (
        <Button size={fixed ? 'normal' : 'small'} loading={trying} onClick={tryNow}>
          {t('state.tryNow')}
        </Button>
      )}
    </section>
  );
}

function SessionEnd({ state: { sessionEndsAt } }: { state: GateState }) {
  const { t } = useTranslation('write-off');
  const { time } = useFormat();
  const now = useNow(TICK_MS);
  if (!sessionEndsAt || Date.parse(sessionEndsAt) - now.getTime() > SESSION_ENDS_SOON_MS) return null;
  return (
    <StateItem icon={LogOut} tone="bad">
      {t('state.sessionEnds', { time: time(sessionEndsAt) })}
    </StateItem>
  );
}

function CountClosed({ state: { assignment, sailings } }: { state: GateState }) {
  const { t } = useTranslation('write-off');
  const { time } = useFormat();
  const closedAt = sailings.find(({ id }) => id === assignment.sailingId)?.countClosedAt;
  if (!closedAt) return null;
  return (
    <StateItem icon={ClipboardCheck} tone="bad">
      {t('state.countClosed', { time: time(closedAt) })}
    </StateItem>
  );
}

function DataAge({ state: { lastSyncAt } }: { state: GateState }) {
  const { t } = useTranslation('write-off');
  const { time, dateTime, relativeTime } = useFormat();
  const now = useNow(TICK_MS);
  if (!lastSyncAt)
    return (
      <StateItem icon={Clock3} tone="warn">
        {t('state.noData')}
      </StateItem>
    );
  // The station uses the server's clock, this page the computer's: a time in the future counts as now.
  const at = new Date(Math.min(Date.parse(lastSyncAt), now.getTime())).toISOString();
  const age = now.getTime() - Date.parse(at);
  return (
    <StateItem icon={Clock3} tone={age > OLD_MS ? 'warn' : 'neutral'}>
      {age < DAYS_OLD_MS
        ? t('state.data', { time: time(lastSyncAt), ago: relativeTime(at, now) })
        : t('state.oldData', { time: dateTime(at) })}
    </StateItem>
  );
}

type Words = 'open' | 'searching' | 'lent' | 'off' | 'busy' | 'no-rights' | 'note';

/** Whether a scanner is connected, for each lane if there are several; links to its settings. */
function ScannerItem({ fixed }: { fixed: boolean }) {
  const scanner = useScannerState().data;
  if (!scanner) return null;
  if (scanner.others.length > 0)
    return [{ ...scanner, lane: scanner.lanes.first }, ...scanner.others].map(({ lane, ...state }) => (
      <LaneItem key={lane} words={wordsOf(state)} lane={lane} fixed={fixed} />
    ));
  return <LaneItem words={wordsOf(scanner)} lane="" fixed={fixed} />;
}

function LaneItem({ words, lane, fixed }: { words: Words; lane: string; fixed: boolean }) {
  const { t } = useTranslation('write-off');
  const text = lane ? t('lane.scanner', { lane, state: t(`scanner.${words}`) }) : t(`scanner.${words}`);
  return (
    <StateItem icon={ScanLine} tone={words === 'open' ? 'neutral' : 'warn'}>
      {words === 'open' || fixed ? text : <Link href={paths.serialScannerTest}>{text}</Link>}
    </StateItem>
  );
}

function wordsOf({ status, failure, note }: Pick<ScannerState, 'status' | 'failure' | 'note'>): Words {
  if (status === 'searching' && (failure === 'busy' || failure === 'no-rights')) return failure;
  // The note about a missing listener is obsolete while this screen is open.
  return status === 'open' && note && note !== 'nobody-listens' ? 'note' : status;
}
