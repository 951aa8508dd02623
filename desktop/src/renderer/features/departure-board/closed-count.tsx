import type { DepartureBoard } from '@gangway/shared/contract/office/gate/gate.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../lib/session.ts';
import { useFormat } from '../../lib/use-format.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Amendments } from './amendments.tsx';
import type { Margin } from './margin/unsent.ts';
import { useMarginText } from './margin/use-margin-text.ts';
import { closeCount } from './requests/departure.ts';

/** The contract's limit. */
const LONGEST_REASON = 300;

/** Whether the final count is closed, and its amendments since. */
export function ClosedNotice({ closed }: Pick<DepartureBoard, 'closed'>) {
  const { t } = useTranslation('departure-board');
  const { dateTime } = useFormat();
  if (!closed) return null;
  const { boarded, closedAt, closedBy, late } = closed;
  const by = { time: dateTime(closedAt), name: closedBy.name || closedBy.username, count: boarded };
  return (
    <Notice live tone={late > 0 ? 'bad' : 'ok'}>
      {t('closed.by', by)} {late > 0 && t('closed.late', { count: late })}
      <Amendments closed={closed} />
    </Notice>
  );
}

/** Closes the final count, or closes it again; with a reason if a gate has not sent all its scans. */
export function CloseCount({ board, margin }: { board: DepartureBoard; margin: Margin }) {
  const { t } = useTranslation('departure-board');
  const marginText = useMarginText()(margin);
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { sailing, closed, boarded } = board;
  // Hours before departure a final count would only be closed by mistake.
  if (!can('boarding.override') || (sailing.phase === 'before' && !closed)) return null;
  const action = t(closed ? 'close.again' : 'close.action');
  const end = () => {
    setAsking(false);
    setReason('');
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{action}</Button>
      <ConfirmDialog
        open={asking}
        onClose={end}
        title={t('close.title', { count: boarded })}
        consequence={t(marginText ? 'close.incomplete' : 'close.consequence')}
        action={action}
        blocked={marginText !== null && reason.trim() === ''}
        onConfirm={() => closeCount(sailing.id, { after: closed?.number ?? 0, reason: reason.trim() })}
      >
        {marginText && (
          <>
            <Notice tone="warn">{marginText.long}</Notice>
            <TextArea
              label={t('close.reason')}
              hint={t('close.reasonHint')}
              value={reason}
              onChange={setReason}
              maxLength={LONGEST_REASON}
            />
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
