import type { OrderTicket } from '@gangway/shared/contract/sales/orders.ts';
import type { WalletName } from '@gangway/shared/contract/sales/wallets.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../../lib/orders/download-button.tsx';
import { ticketApplePass } from '../../../lib/paths.ts';
import { toasts } from '../../../lib/toasts.ts';
import { googleWalletUrl, useWallets } from '../requests/wallets.ts';

interface WalletButtonProps {
  orderNumber: string;
  ticket: OrderTicket;
  /** Id of the passenger's name, for screen readers. */
  describedBy: string;
}

/** The wallet of this device; null where it has none, as on most computers. */
function walletOfDevice(): WalletName | null {
  if (/iPhone|iPad|Macintosh/.test(navigator.userAgent)) return 'apple';
  return /Android/.test(navigator.userAgent) ? 'google' : null;
}

/** Puts one e-ticket into the wallet of this device (R406). Nothing where it has none, or the operator offers none. */
export function WalletButton(props: WalletButtonProps) {
  const { t } = useTranslation('orders');
  const wallet = walletOfDevice();
  const isOffered = useWallets(wallet !== null).data?.some(name => name === wallet);
  if (!isOffered) return null;
  if (wallet === 'google') return <GoogleButton {...props} />;
  const { orderNumber, ticket, describedBy } = props;
  return (
    <DownloadButton
      order={orderNumber}
      path={ticketApplePass(ticket.id)}
      describedBy={describedBy}
      icon="wallet"
    >
      {t('tickets.appleWallet')}
    </DownloadButton>
  );
}

function GoogleButton({ orderNumber, ticket, describedBy }: WalletButtonProps) {
  const { t } = useTranslation('orders');
  const id = useId();
  const opening = useMutation({
    meta: { inline: true },
    mutationFn: async () => window.location.assign(await googleWalletUrl(orderNumber, ticket.id)),
    onError: error => toasts.show(error.message, 'bad'),
  });
  return (
    <Button
      id={id}
      variant="quiet"
      icon="wallet"
      loading={opening.isPending}
      aria-labelledby={`${id} ${describedBy}`}
      onClick={() => opening.mutate()}
    >
      {t('tickets.googleWallet')}
    </Button>
  );
}
