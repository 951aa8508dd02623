import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/format/dates.ts';
import { toasts } from '../../../lib/toasts.ts';
import type { Period } from '../period/period.ts';
import { downloadStatement } from '../requests/agent.ts';
import styles from './statement.module.css';

/** A file holds a year at most. */
const YEAR_DAYS = 365;

/** Downloads the period, or the last year if none is chosen. */
export function StatementDownloads({ period }: { period: Period | null }) {
  const { t } = useTranslation(['agent', 'orders']);
  const now = today();
  const fetching = useMutation({
    meta: { inline: true },
    mutationFn: (format: 'xlsx' | 'pdf') =>
      downloadStatement(period ?? { from: addDays(now, -YEAR_DAYS), to: now }, format),
    onError: error => toasts.show(error.message, 'bad'),
  });
  return (
    <div className={styles.downloads}>
      {(['xlsx', 'pdf'] as const).map(format => (
        <Button
          key={format}
          variant="quiet"
          icon="download"
          loading={fetching.isPending && fetching.variables === format}
          onClick={() => fetching.mutate(format)}
        >
          {t(period ? `statement.${format}` : `statement.${format}Year`)}
        </Button>
      ))}
    </div>
  );
}
