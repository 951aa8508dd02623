import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestFile } from '../../../lib/api/request.ts';
import { saveAnswer } from '../../../lib/api/save-answer.ts';
import { useTicketFormat } from '../../../lib/format/use-ticket-format.ts';
import { orderTicketsZip } from '../../../lib/paths.ts';
import { toasts } from '../../../lib/toasts.ts';

/** Saves the e-tickets of several orders as one ZIP. */
export function useDownloadTickets() {
  const { t } = useTranslation('my-orders');
  const format = useTicketFormat();
  return useMutation({
    meta: { inline: true },
    mutationFn: async (numbers: readonly string[]) =>
      saveAnswer(await requestFile(orderTicketsZip(numbers, format)), 'e-tickets.zip'),
    onError: error => toasts.show(t('batch.failedBecause', { reason: error.message }), 'bad'),
  });
}
