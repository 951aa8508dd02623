import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { useBookingDraft } from '../draft/booking-draft.ts';
import { useAddToCart } from './use-add-to-cart.ts';

interface AddToCartProps {
  sailingId: number;
  /** Undefined until a price is loaded. */
  totalSen: number | undefined;
  disabled: boolean;
}

/** The alternative to paying now: adds the booking to the cart. */
export function AddToCart({ sailingId, totalSen, disabled }: AddToCartProps) {
  const { t } = useTranslation('review');
  const [, navigate] = useLocation();
  const add = useAddToCart(sailingId);
  const isChanged = useBookingDraft(draft => draft.cartItemId !== null);
  if (!add) return null;
  return (
    <Button
      icon="cart"
      disabled={disabled || totalSen === undefined}
      onClick={() => totalSen !== undefined && add(totalSen) && navigate(paths.booking)}
    >
      {t(isChanged ? 'cart.save' : 'cart.add')}
    </Button>
  );
}
