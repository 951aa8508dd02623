import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { isNothingDue } from '@gangway/shared/domain/payment/nothing-due.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ProvingLine } from '../../../lib/human-check/proving-line.tsx';
import { useProof } from '../../../lib/human-check/use-proof.ts';
import { useIsUnpayable } from '../../../lib/payments/balance-shortage.ts';
import { PaymentChoice } from '../../../lib/payments/payment-choice.tsx';
import { TermsAgreement } from '../../../lib/terms/terms-agreement.tsx';
import { focusField } from '../../../ui/fields/focus-field.ts';
import { changeDraft, useBookingDraft } from '../draft/booking-draft.ts';
import { useRefused } from '../refusal/refused-context.ts';
import { SeatChoice } from '../seats/seat-choice.tsx';
import { StepAction } from '../step/step-action.tsx';
import { StepFrame } from '../step/step-frame.tsx';
import type { Step } from '../step/step-path.ts';
import { AddToCart } from './add-to-cart.tsx';
import { PartyReview } from './party-review.tsx';
import { PaymentFailure } from './payment-failure.tsx';
import { PriceCards } from './price-cards.tsx';
import styles from './review-step.module.css';
import { ReviewVoucher } from './review-voucher.tsx';
import { withoutPromo } from './use-add-to-cart.ts';
import { isCovered, usePay } from './use-pay.ts';

interface ReviewStepProps {
  sailing: SailingDetail;
  quote: UseQueryResult<Quote>;
  goTo: (step: Step) => void;
  /** Opens the first refused field; false if none is in a form. */
  onRefused: (error: Error) => boolean;
}

/** Step three: a summary, the payment method, the terms, and the pay button with the total. */
export function ReviewStep({ sailing, quote, goTo, onRefused }: ReviewStepProps) {
  const { t } = useTranslation(['review', 'payment']);
  const { money } = useFormat();
  const provider = useBookingDraft(draft => draft.provider);
  const voucher = useBookingDraft(draft => draft.voucher);
  const termsAccepted = useBookingDraft(draft => draft.termsAccepted);
  const [tried, setTried] = useState(false);
  const { prove, proving } = useProof();
  const pay = usePay(sailing, quote, prove, onRefused);
  const refusedFields = useRefused();

  const free = quote.data !== undefined && isNothingDue(quote.data.totalSen);
  const covered = free || isCovered(voucher, quote.data?.totalSen);
  const toPaySen =
    (quote.data?.totalSen ?? 0) - Math.min(voucher?.balanceSen ?? 0, quote.data?.totalSen ?? 0);
  const refused = quote.data?.findings.some(finding => finding.severity === 'refusal') ?? false;
  const unpayable = useIsUnpayable(provider, quote.data ? toPaySen : null);
  const payByOther = covered ? t('step.payByVoucher') : t('step.pay', { amount: money(toPaySen) });
  const payAction = free ? t('payment:nothing.confirm') : payByOther;
  const submit = () => {
    setTried(true);
    if (!quote.data || refused) return;
    if (unpayable || !termsAccepted) {
      focusField(unpayable ? 'payment-method' : 'terms');
      return;
    }
    pay.mutate();
  };

  return (
    <StepFrame heading={t('step.heading')}>
      <PartyReview quote={quote.data} onEdit={() => goTo('passengers')} />
      <SeatChoice sailingId={sailing.id} quote={quote} onChange={() => pay.isError && pay.reset()} />
      <PriceCards quote={quote} takesPromo />
      {quote.data && !free && <ReviewVoucher totalSen={quote.data.totalSen} />}
      {!covered && (
        <PaymentChoice
          amountSen={quote.data ? toPaySen : null}
          value={provider}
          onChange={choice => changeDraft({ provider: choice })}
          error={tried && provider === '' ? t('payment:method.choose') : refusedFields.get('payment-method')}
        />
      )}
      <TermsAgreement
        checked={termsAccepted}
        onChange={accepted => changeDraft({ termsAccepted: accepted })}
        error={tried && !termsAccepted ? t('terms.please') : refusedFields.get('terms')}
      />
      <PaymentFailure sailing={sailing} quote={quote} pay={pay} goTo={goTo} />
      <ProvingLine proving={proving} />
      <div className={styles.actions}>
        <StepAction>
          <Button
            variant="primary"
            {...(!free && { icon: 'lock' as const })}
            loading={pay.isPending}
            disabled={!quote.data || refused}
            onClick={submit}
          >
            {quote.data ? payAction : t('step.payUnknown')}
          </Button>
        </StepAction>
        <AddToCart
          sailingId={sailing.id}
          totalSen={withoutPromo(quote.data)}
          disabled={refused || pay.isPending}
        />
      </div>
      {!free && <p className="muted">{t('step.afterPay')}</p>}
    </StepFrame>
  );
}
