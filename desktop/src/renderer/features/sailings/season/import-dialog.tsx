import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { DateOrder, ImportPreview } from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leave, useUnsavedChanges } from '../../../lib/page/leave-guard.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Drawer } from '../../../ui/dialogs/dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { FileField } from '../../../ui/pictures/file-field.tsx';
import { Progress } from '../../../ui/status/progress.tsx';
import { downloadTemplate, importSeason, previewSeason } from '../requests/season.ts';
import { DateOrderQuestion } from './date-order-question.tsx';
import { ImportPreviewTables } from './import-preview-tables.tsx';
import styles from './season.module.css';
import { useShownFailure } from './use-shown-failure.ts';

/** Imports a season from a sheet: the file is chosen, previewed with all its errors, then imported all or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['sailings', 'frame']);
  const { date } = useFormat();
  const shown = useShownFailure();
  const [file, setFile] = useState<File | null>(null);
  const [dateOrder, setDateOrder] = useState<DateOrder | null>(null);
  const { preview, failure, checking, check } = usePreview(file, dateOrder);
  const [state, setState] = useState<{ busy?: boolean; failure?: string }>({});
  const [key, setKey] = useState(newKey);
  const stopGuarding = useUnsavedChanges(file !== null);
  const planned = preview ? preview.rows - preview.unchanged : 0;
  const ready = !checking && preview !== undefined && planned > 0 && isReadable(preview);

  const choose = ([chosen]: readonly File[]) => {
    setFile(chosen ?? null);
    setDateOrder(null);
    setState({});
    setKey(newKey());
  };
  const order = (chosen: DateOrder) => {
    setDateOrder(chosen);
    setState({});
    setKey(newKey());
  };
  const create = async () => {
    if (!file) return;
    setState({ busy: true });
    try {
      const { created } = await importSeason({ file, dateOrder }, key);
      stopGuarding();
      toasts.show(t('season.made', { count: created }), 'ok');
      onClose();
    } catch (error) {
      setState({ failure: (error as Error).message });
      if (error instanceof ApiError && error.unanswered) return;
      setKey(newKey());
      check();
    }
  };

  return (
    <Drawer
      open
      onClose={() => leave(onClose)}
      size="wide"
      title={t('season.title')}
      description={t('season.text')}
      actions={
        <>
          <Button icon={FileDown} onClick={() => void shown(downloadTemplate())}>
            {t('season.template')}
          </Button>
          <Button onClick={() => leave(onClose)}>{t('frame:cancel')}</Button>
          <Button variant="primary" disabled={!ready} loading={state.busy} onClick={() => void create()}>
            {t('season.action', { count: planned })}
          </Button>
        </>
      }
    >
      <div className={styles.import}>
        <FileField
          label={t('season.file')}
          accept=".xlsx,.csv"
          value={file ? [file] : []}
          onChange={choose}
          error={failure}
        />
        {state.failure && (
          <Notice live tone="bad">
            {state.failure}
          </Notice>
        )}
        {checking && <Progress label={t('season.reading')} value={0} max={null} />}
        {preview && (
          <>
            {preview.dateOrder && (
              <DateOrderQuestion question={preview.dateOrder} value={dateOrder} onChange={order} />
            )}
            {ready && preview.from && preview.until && (
              <Notice tone="ok">
                {t('season.good', {
                  count: planned,
                  from: date(preview.from),
                  until: date(preview.until),
                })}
              </Notice>
            )}
            {preview.unchanged > 0 && (
              <Notice>
                {t(planned > 0 ? 'season.unchanged' : 'season.allUnchanged', { count: preview.unchanged })}
              </Notice>
            )}
            {preview.refused > 0 && (
              <Notice live tone="bad">
                {t('season.bad', { count: preview.refused, rows: preview.rows })}
              </Notice>
            )}
            {/* Remounted when the last error is gone, to show the rows. */}
            <ImportPreviewTables key={String(preview.findings.length > 0)} preview={preview} />
          </>
        )}
      </div>
    </Drawer>
  );
}

/** Whether every row was understood and is possible. */
const isReadable = ({ refused, from, dateOrder }: ImportPreview): boolean =>
  refused === 0 && from !== null && dateOrder?.chosen !== null;

interface PreviewState {
  file?: File;
  preview?: ImportPreview;
  failure?: string;
  checking?: boolean;
}

/**
 * Has the server check the file as soon as it is chosen, and again in another order of day and month; the result for a file
 * replaced meanwhile is ignored.
 */
function usePreview(file: File | null, dateOrder: DateOrder | null) {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<PreviewState>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for the same file after a retry
  useEffect(() => {
    if (!file) return setState({});
    const leaving = new AbortController();
    // The previous result stays meanwhile, so that the keyboard focus is kept.
    setState(({ file: before, preview }) => ({
      file,
      checking: true,
      ...(before === file && preview && { preview }),
    }));
    previewSeason({ file, dateOrder }, leaving.signal).then(
      preview => setState({ file, preview }),
      error => !leaving.signal.aborted && setState({ file, failure: (error as Error).message }),
    );
    return () => leaving.abort();
  }, [file, dateOrder, round]);
  return { ...state, check: () => setRound(round + 1) };
}
