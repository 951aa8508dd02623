import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../../../lib/art/moments.tsx';
import { QueuePanel } from './queue-panel.tsx';
import { TurnBanner } from './turn-banner.tsx';
import { useQueue } from './use-queue.ts';

interface WaitingGateProps {
  sailing: SailingDetail;
  /** Shown until the queue is loaded. */
  loading: ReactNode;
  /** The booking, shown once the customer is let in. */
  children: ReactNode;
}

/** The queue of a sailing: it shows the booking automatically when it is this browser's turn (R193). */
export function QueueGate({ sailing, loading, children }: WaitingGateProps) {
  const { t } = useTranslation(['booking', 'site']);
  const waiting = useQueue(sailing.id);
  const { queue, position, settled } = waiting;
  const heading = useRef<HTMLHeadingElement>(null);
  const letIn = position?.state === 'let-in' && position.turnEndsAt !== null;
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    if (!settled) return;
    // The focus moves when the page changes, but not when it is first shown.
    if (before.current !== null && before.current !== letIn) heading.current?.focus();
    before.current = letIn;
  }, [letIn, settled]);

  if (waiting.error && !queue)
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
  if (!queue || !settled) return loading;
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
  return <QueuePanel ref={heading} sailing={sailing} queue={queue} waiting={waiting} />;
}
