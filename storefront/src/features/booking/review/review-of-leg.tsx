import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { bookingPath, paths } from '../../../lib/paths.ts';
import { SeatChoice } from '../seats/seat-choice.tsx';
import type { Leg } from '../step/leg.ts';
import { StepAction } from '../step/step-action.tsx';
import { StepFrame } from '../step/step-frame.tsx';
import type { Step } from '../step/step-path.ts';
import { PartyReview } from './party-review.tsx';
import { PriceCards } from './price-cards.tsx';
import { useAddToCart, withoutPromo } from './use-add-to-cart.ts';

interface ReviewOfLegProps {
  sailing: SailingDetail;
  quote: UseQueryResult<Quote>;
  leg: Leg;
  goTo: (step: Step) => void;
}

/** The last step of one part of a return trip: both parts are paid together in the cart (R404). */
export function ReviewOfLeg({ sailing, quote, leg, goTo }: ReviewOfLegProps) {
  const { t } = useTranslation('booking');
  const [, navigate] = useLocation();
  const add = useAddToCart(sailing.id);
  const totalSen = withoutPromo(quote.data);
  const refused = quote.data?.findings.some(({ severity }) => severity === 'refusal') ?? false;
  const proceed = () => {
    if (totalSen === undefined || !add?.(totalSen)) return;
    navigate(leg.way === 'there' ? bookingPath(leg.backId, { leg: 'back' }) : paths.booking);
  };
  return (
    <StepFrame heading={t('trip.review')}>
      <PartyReview quote={quote.data} onEdit={() => goTo('passengers')} />
      <SeatChoice sailingId={sailing.id} quote={quote} />
      <PriceCards quote={quote} takesPromo={false} />
      <StepAction>
        <Button
          variant="primary"
          iconEnd="arrow-right"
          disabled={totalSen === undefined || refused}
          onClick={proceed}
        >
          {t(leg.way === 'there' ? 'trip.toBack' : 'trip.toPayment')}
        </Button>
      </StepAction>
    </StepFrame>
  );
}
