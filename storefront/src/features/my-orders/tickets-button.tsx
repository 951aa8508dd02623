import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestFile } from '../../lib/api/request.ts';
import { saveAnswer } from '../../lib/api/save-answer.ts';
import { useTicketFormat } from '../../lib/format/use-ticket-format.ts';
import { orderTicketsPdf } from '../../lib/paths.ts';
import { toasts } from '../../lib/toasts.ts';

/** All e-tickets of one order as one document. */
export function TicketsButton({ number, describedBy }: { number: string; describedBy: string }) {
  const { t } = useTranslation(['my-orders', 'orders']);
  const format = useTicketFormat();
  const fetching = useMutation({
    meta: { inline: true },
    mutationFn: async () => saveAnswer(await requestFile(orderTicketsPdf(number, format)), `${number}.pdf`),
    onError: () => toasts.show(t('orders:tickets.downloadFailed'), 'bad'),
  });
  return (
    <Button
      variant="quiet"
      icon="download"
      loading={fetching.isPending}
      aria-describedby={describedBy}
      onClick={() => fetching.mutate()}
    >
      {t('tickets')}
    </Button>
  );
}
