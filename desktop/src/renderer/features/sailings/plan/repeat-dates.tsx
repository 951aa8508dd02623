import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { RepeatPreview, SailingRepeat } from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leave, useUnsavedChanges } from '../../../lib/page/leave-guard.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { Drawer } from '../../../ui/dialogs/dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { EmptyState } from '../../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import { createRepeat, previewRepeat } from '../requests/repeat.ts';
import styles from './repeat-dates.module.css';

type PlannedDate = RepeatPreview['dates'][number];

const refused = ({ clashes }: PlannedDate) => clashes.some(({ severity }) => severity === 'refusal');

interface RepeatDatesProps {
  rule: SailingRepeat;
  preview: RepeatPreview;
  onBack: () => void;
  onClose: () => void;
}

/**
 * Every date of a repeat rule with its problems. Dates can be left out, and those in conflict are; the others are created all or none.
 */
export function RepeatDates({ rule, preview, onBack, onClose }: RepeatDatesProps) {
  const { t } = useTranslation('sailings');
  const { date: written } = useFormat();
  const [dates, setDates] = useState(preview.dates);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<{ busy?: boolean; failure?: string }>({});
  // The key stays the same until an answer arrives, so that repeating a lost request creates nothing twice.
  const [key, setKey] = useState(newKey);
  const stopGuarding = useUnsavedChanges(true);
  // A date in conflict cannot be created: it is left out from the beginning.
  const isLeftOut = (row: PlannedDate) => leftOut.has(row.date) || refused(row);
  const conflicts = dates.filter(refused).length;
  const exceptions = dates.filter(isLeftOut).map(({ date }) => date);
  const count = dates.length - exceptions.length;
  const put = (date: string, make: boolean) => {
    setLeftOut(new Set(make ? [...leftOut].filter(other => other !== date) : [...leftOut, date]));
    setKey(newKey());
  };
  const create = async () => {
    setState({ busy: true });
    try {
      const { created } = await createRepeat({ ...rule, exceptions }, key);
      stopGuarding();
      toasts.show(t('repeatForm.made', { count: created }), 'ok');
      onClose();
    } catch (error) {
      setState({ failure: (error as Error).message });
      if (error instanceof ApiError && error.unanswered) return;
      setKey(newKey());
      setDates((await previewRepeat(rule)).dates);
    }
  };

  return (
    <Drawer
      open
      onClose={() => leave(onClose)}
      size="wide"
      title={t('repeatForm.title')}
      description={t('repeatForm.dates', { count: dates.length })}
      actions={
        <>
          <Button onClick={onBack} disabled={state.busy}>
            {t('repeatForm.back')}
          </Button>
          <Button variant="primary" loading={state.busy} disabled={count === 0} onClick={() => void create()}>
            {t('repeatForm.action', { count })}
          </Button>
        </>
      }
    >
      <div className={styles.dates}>
        {state.failure && (
          <Notice live tone="bad">
            {state.failure}
          </Notice>
        )}
        {conflicts > 0 && <Notice tone="warn">{t('repeatForm.refusals', { count: conflicts })}</Notice>}
        <DataTable
          id="repeat-dates"
          label={t('repeatForm.title')}
          result={{
            data: { items: dates, total: dates.length },
            error: null,
            isFetching: false,
            refetch: () => {},
          }}
          rowKey={({ date }) => date}
          rowTone={row => (isLeftOut(row) ? undefined : toneOf(row))}
          empty={<EmptyState title={t('repeatForm.dates', { count: 0 })} />}
          columns={[
            {
              id: 'make',
              header: t('repeatForm.columns.make'),
              width: 70,
              fixed: true,
              cell: row => (
                <Checkbox
                  label={t('repeatForm.include', { date: written(row.date) })}
                  hideLabel
                  value={!isLeftOut(row)}
                  disabled={refused(row)}
                  onChange={make => put(row.date, make)}
                />
              ),
            },
            {
              id: 'date',
              header: t('repeatForm.columns.date'),
              width: 160,
              fixed: true,
              cell: ({ date }) => written(date),
            },
            {
              id: 'finding',
              header: t('repeatForm.columns.finding'),
              fixed: true,
              cell: row => <Finding row={row} leftOut={leftOut.has(row.date)} />,
            },
          ]}
        />
      </div>
    </Drawer>
  );
}

const toneOf = (row: PlannedDate) => {
  if (refused(row)) return 'bad';
  return row.clashes.length > 0 ? 'warn' : undefined;
};

function Finding({ row, leftOut }: { row: PlannedDate; leftOut: boolean }) {
  const { t } = useTranslation('sailings');
  const { sentences } = useFormat();
  if (leftOut && !refused(row)) return <StatusBadge tone="neutral" label={t('repeatForm.left')} />;
  if (row.clashes.length === 0) return <StatusBadge tone="ok" label={t('repeatForm.good')} />;
  const message = sentences(row.clashes.map(clash => clash.message));
  return <StatusBadge sentence tone={toneOf(row) ?? 'ok'} label={message} />;
}
