import { LEFT_OUT_HEADER } from '@gangway/shared/contract/sales/left-out.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestFile } from '../../../lib/api/request.ts';
import { saveAnswer } from '../../../lib/api/save-answer.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTicketFormat } from '../../../lib/format/use-ticket-format.ts';
import { ordersTickets } from '../../../lib/paths.ts';
import { toasts } from '../../../lib/toasts.ts';

/**
 * Saves the e-tickets of these orders: as one PDF on a phone, where a ZIP is of no use, and for a single order; else as a ZIP
 * with a PDF for each order.
 */
export function useDownloadTickets(numbers: readonly string[]) {
  const { t } = useTranslation('my-orders');
  const { list } = useFormat();
  const format = useTicketFormat();
  const kind = format === 'phone' || numbers.length === 1 ? ('pdf' as const) : ('zip' as const);
  const download = useMutation({
    meta: { inline: true },
    mutationFn: async () => {
      const answer = await requestFile(ordersTickets(numbers, format, kind));
      const leftOut = answer.headers.get(LEFT_OUT_HEADER);
      if (leftOut) toasts.show(t('batch.leftOut', { numbers: list(leftOut.split(',')) }));
      await saveAnswer(answer, `e-tickets.${kind}`);
    },
    onError: error => toasts.show(t('batch.failedBecause', { reason: error.message }), 'bad'),
  });
  return { kind, download };
}
