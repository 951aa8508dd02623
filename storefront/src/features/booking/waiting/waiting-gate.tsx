import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../../../lib/art/moments.tsx';
import { TurnBanner } from './turn-banner.tsx';
import { useWaiting } from './use-waiting.ts';
import { WaitingPanel } from './waiting-panel.tsx';

interface WaitingGateProps {
  sailing: SailingDetail;
  /** Shown until the line is known. */
  loading: ReactNode;
  /** The booking, for whoever is let in. */
  children: ReactNode;
}

/** The waiting room of a sailing: it goes on to the booking by itself when it is this browser's turn (R193). */
export function WaitingGate({ sailing, loading, children }: WaitingGateProps) {
  const { t } = useTranslation(['booking', 'site']);
  const waiting = useWaiting(sailing.id);
  const { room, place, settled } = waiting;
  const heading = useRef<HTMLHeadingElement>(null);
  const letIn = place?.state === 'let-in' && place.turnEndsAt !== null;
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    if (!settled) return;
    // Focus follows what the page became, but not what it was opened with.
    if (before.current !== null && before.current !== letIn) heading.current?.focus();
    before.current = letIn;
  }, [letIn, settled]);

  if (waiting.error && !room)
    return (
      <Failed
        headingLevel={1}
        title={t('site:failure.title')}
        text={waiting.error.message}
        actions={
          <Button variant="primary" onClick={() => waiting.retry()}>
            {t('site:tryAgain')}
          </Button>
        }
      />
    );
  if (!room || !settled) return loading;
  if (letIn && place.turnEndsAt)
    return (
      <>
        <TurnBanner
          ref={heading}
          until={place.turnEndsAt}
          onOver={() => void waiting.look()}
          onLeave={() => waiting.leave.mutate()}
        />
        {children}
      </>
    );
  return <WaitingPanel ref={heading} sailing={sailing} room={room} waiting={waiting} />;
}
