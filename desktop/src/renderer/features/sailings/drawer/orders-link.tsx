import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useHasScreen } from '../../../lib/menu/use-menu.ts';
import { paths } from '../../../lib/paths.ts';

/** Leads to the orders of a sailing, canceled ones included; nothing for users without the orders screen. */
export function OrdersLink({ sailingId }: { sailingId: number }) {
  const { t } = useTranslation('sailings');
  const hasScreen = useHasScreen();
  if (!hasScreen(paths.shipOrder)) return null;
  return (
    <div>
      <Link href={`${paths.shipOrder}?sailing=${sailingId}`} asChild>
        <ButtonLink icon={ReceiptText}>{t('drawer.showOrders')}</ButtonLink>
      </Link>
    </div>
  );
}
