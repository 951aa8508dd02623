import type { ManifestSummary } from '@gangway/shared/contract/office/gate/manifest.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../lib/api/download.ts';
import { request } from '../../../lib/api/request.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDocuments } from '../../../ui/documents/use-documents.ts';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/status/state-panel.tsx';
import styles from './manifest.module.css';

/** The passenger manifest of a sailing: its completeness, and its files. */
export function ManifestDialog({ sailingId, onClose }: { sailingId: number; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const { text, dateTime } = useFormat();
  const manifest = useManifest(sailingId);
  const excel = useMutation({ mutationFn: () => downloadManifest(sailingId) });
  const documents = useDocuments();
  const { data, error } = manifest;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('manifest.title')}
      description={
        data &&
        `${data.sailing.ship} · ${text(data.sailing.departure.name)} → ${text(data.sailing.destination.name)} · ${dateTime(data.sailing.departsAt)}`
      }
      actions={
        data &&
        data.passengers > 0 && (
          <>
            <Button icon={FileSpreadsheet} loading={excel.isPending} onClick={() => excel.mutate()}>
              {t('manifest.excel')}
            </Button>
            <Button
              icon={FileText}
              variant="primary"
              loading={documents.busy === 'manifest'}
              onClick={() => documents.show({ kind: 'manifest', sailing: sailingId })}
            >
              {t('manifest.pdf')}
            </Button>
          </>
        )
      }
    >
      {!data && !error && <SkeletonLines />}
      {error && !data && <ErrorState error={error} onRetry={manifest.refetch} />}
      {data &&
        (data.passengers === 0 ? <EmptyState title={t('manifest.nobody')} /> : <Counts manifest={data} />)}
    </Dialog>
  );
}

function Counts({ manifest }: { manifest: ManifestSummary }) {
  const { t } = useTranslation('orders');
  const { number, enumerate } = useFormat();
  const { passengers, complete, incomplete } = manifest;
  return (
    <div className={styles.manifest}>
      <dl className={styles.counts}>
        {(['passengers', 'local', 'foreign', 'boarded'] as const).map(name => (
          <div key={name}>
            <dt>{t(`manifest.${name}`)}</dt>
            <dd>{number(manifest[name])}</dd>
          </div>
        ))}
      </dl>
      <div>
        <div className={styles.words}>
          <span>{t('manifest.completeness')}</span>
          <span>
            {t('manifest.complete', { complete: number(complete), passengers: number(passengers) })}
          </span>
        </div>
        <meter
          className={styles.meter}
          aria-label={t('manifest.completeness')}
          min={0}
          max={passengers}
          low={passengers}
          optimum={passengers}
          value={complete}
        />
      </div>
      {incomplete.length === 0 ? (
        <Notice tone="ok">{t('manifest.allComplete')}</Notice>
      ) : (
        <section>
          <h3>{t('manifest.gaps')}</h3>
          <ul className={styles.gaps}>
            {incomplete.map(entry => (
              <li key={entry.ticketId}>
                <span>{`${entry.name} · ${entry.orderNumber}`}</span>
                <span className={styles.missing}>
                  {t('manifest.missing', {
                    gaps: enumerate(entry.gaps.map(gap => t(`manifest.gap.${gap}`))),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const useManifest = (sailingId: number) =>
  useQuery({
    queryKey: ['manifest', sailingId],
    queryFn: ({ signal }) =>
      request<ManifestSummary>('GET', `/office/sailings/${sailingId}/manifest`, { signal }),
    meta: { inline: true },
  });

const downloadManifest = (sailingId: number) => download(`/office/sailings/${sailingId}/manifest.xlsx`);
