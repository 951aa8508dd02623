import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { CodeEntry } from '../../../lib/payments/code-entry.tsx';
import { changeDraft, useBookingDraft } from '../draft/booking-draft.ts';

interface PromoEntryProps {
  promo: Quote['promo'] | undefined;
  pending: boolean;
  /** The error from a refused booking. */
  error: string | undefined;
}

/** A promo code: the quote contains its discount, or why it is not valid for the booking. */
export function PromoEntry({ promo, pending, error }: PromoEntryProps) {
  const { t } = useTranslation('review');
  const typed = useBookingDraft(draft => draft.promoCode);
  const applied = typed !== '' && promo != null && promo.refusal === null && !error;
  const refusal = typed === '' ? undefined : (promo?.refusal ?? undefined);
  return (
    <>
      {applied ? (
        <p role="status">{t('promo.used', { code: promo.code })}</p>
      ) : (
        <CodeEntry
          id="promoCode"
          label={t('promo.code')}
          hint={t('promo.hint')}
          action={t('promo.use')}
          missing={t('promo.missing')}
          error={error ?? refusal}
          pending={typed !== '' && pending}
          onUse={promoCode => changeDraft({ promoCode })}
        />
      )}
      {typed !== '' && (
        <p>
          <Button variant="quiet" onClick={() => changeDraft({ promoCode: '' })}>
            {t('promo.remove')}
          </Button>
        </p>
      )}
    </>
  );
}
