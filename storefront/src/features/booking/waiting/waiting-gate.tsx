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
  /** Shown until the queue is loaded. */
  loading: ReactNode;
  /** The booking, shown once the customer is let in. */
  children: ReactNode;
}

/** The waiting room of a sailing: it shows the booking automatically when it is this browser's turn (R193). */
export function WaitingGate({ sailing, loading, children }: WaitingGateProps) {
  const { t } = useTranslation(['booking', 'site']);
  const waiting = useWaiting(sailing.id);
  const { room, position, settled } = waiting;
  const heading = useRef<HTMLHeadingElement>(null);
  const letIn = position?.state === 'let-in' && position.turnEndsAt !== null;
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    if (!settled) return;
    // The focus moves when the page changes, but not when it is first shown.
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
  if (letIn && position.turnEndsAt)
    return (
      <>
        <TurnBanner
          ref={heading}
          until={position.turnEndsAt}
          onOver={() => void waiting.look()}
          onLeave={() => waiting.leave.mutate()}
        />
        {children}
      </>
    );
  return <WaitingPanel ref={heading} sailing={sailing} room={room} waiting={waiting} />;
}
