import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../lib/api/download.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { Progress } from '../../../ui/status/progress.tsx';

interface ExportDialogProps {
  /** The list's filters and sort order, without the page. */
  query: object;
  filtered: boolean;
  onClose: () => void;
}

/** Progress of an export. The server counts the rows beforehand, and estimates the file size. */
interface ExportProgress {
  rows: number;
  part: number;
}

/** Downloads the filtered orders as an Excel file; the download can be canceled. */
export function ExportDialog({ query, filtered, onClose }: ExportDialogProps) {
  const { t } = useTranslation(['orders', 'frame']);
  const { number } = useFormat();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const stop = new AbortController();
    running.current = stop;
    setFailure(null);
    setProgress({ rows: 0, part: 0 });
    let rows = 0;
    try {
      await download('/office/orders/export.xlsx', {
        query,
        signal: stop.signal,
        onProgress(received, headers) {
          rows = Number(headers.get('X-Gangway-Rows'));
          setProgress({
            rows,
            part: Math.min(0.99, received / Number(headers.get('X-Gangway-Expected-Bytes'))),
          });
        },
      });
      toasts.show(t('export.done', { count: rows, rows: number(rows) }), 'ok');
      onClose();
    } catch (error) {
      setProgress(null);
      if (stop.signal.aborted) toasts.show(t('export.canceled'), 'info');
      else setFailure((error as Error).message);
    }
  };
  const close = () => {
    running.current?.abort();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      size="small"
      title={t('export.title')}
      description={t(filtered ? 'export.consequence' : 'export.consequenceAll')}
      actions={
        !progress && (
          <>
            <Button onClick={close}>{t('frame:cancel')}</Button>
            <Button variant="primary" onClick={() => void start()}>
              {t('export.start')}
            </Button>
          </>
        )
      }
    >
      {failure && (
        <Notice live tone="bad">
          {failure}
        </Notice>
      )}
      {progress && (
        <Progress
          label={t('export.running')}
          value={progress.part}
          max={progress.rows > 0 ? 1 : null}
          detail={
            progress.rows > 0
              ? t('export.rows', {
                  done: number(Math.floor(progress.part * progress.rows)),
                  rows: number(progress.rows),
                })
              : undefined
          }
          onCancel={() => running.current?.abort()}
        />
      )}
    </Dialog>
  );
}
