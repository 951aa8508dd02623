import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '../../../bridge.ts';
import { askStation } from '../../lib/bridge.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SkeletonLines } from '../../ui/status/skeleton.tsx';
import { ErrorState } from '../../ui/status/state-panel.tsx';
import styles from './printer-dialog.module.css';

const STATE = ['printers', 'state'] as const;

/** The receipt printer of this workplace (R205). */
export function PrinterDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open && <OpenDialog onClose={onClose} />;
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('frame');
  const client = useQueryClient();
  const state = useQuery({
    queryKey: STATE,
    queryFn: () => askStation('printers.state', undefined),
    staleTime: 0,
    meta: { inline: true },
  });
  const printers = useQuery({
    queryKey: ['printers', 'list'],
    queryFn: () => askStation('printers.list', undefined),
    staleTime: 0,
    meta: { inline: true },
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const receipts = chosen ?? state.data?.receipts ?? '';
  const save = useMutation({
    mutationFn: () => askStation('printers.configure', { receipts: receipts || null }),
    onSuccess(next) {
      client.setQueryData(STATE, next);
      toasts.show(t('saved'), 'ok');
      onClose();
    },
  });
  const error = state.error ?? printers.error;
  const ready = state.data && printers.data;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('printers.title')}
      description={t('printers.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={!ready} loading={save.isPending} onClick={() => save.mutate()}>
            {t('save')}
          </Button>
        </>
      }
    >
      {!ready && !error && <SkeletonLines />}
      {!ready && error && (
        <ErrorState error={error} onRetry={() => client.invalidateQueries({ queryKey: ['printers'] })} />
      )}
      {ready && (
        <div className={styles.printer}>
          <div className={styles.choice}>
            <SelectField
              label={t('printers.label')}
              value={receipts}
              onChange={setChosen}
              choices={[
                { value: '', label: t('printers.ask') },
                ...choicesOf(printers.data, receipts, t('printers.missing', { name: receipts })),
              ]}
            />
            <IconButton
              icon={RefreshCw}
              label={t('printers.refresh')}
              onClick={() => void printers.refetch()}
            />
          </div>
          {!printers.data.ok && (
            <Notice tone="warn">
              {t(`documents.failure.${printers.data.failure}`, { detail: printers.data.detail })}
            </Notice>
          )}
          {printers.data.ok && printers.data.printers.length === 0 && (
            <Notice tone="info">{t('printers.none')}</Notice>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** The listed printers, and the configured one if it is not among them. */
function choicesOf(printers: Output<'printers.list'>, receipts: string, missing: string) {
  const choices = printers.ok ? printers.printers.map(({ name, label }) => ({ value: name, label })) : [];
  const isMissing = receipts !== '' && !choices.some(({ value }) => value === receipts);
  return isMissing ? [...choices, { value: receipts, label: missing }] : choices;
}
