import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ProvingLine } from '../../../lib/human-check/proving-line.tsx';
import { useProof } from '../../../lib/human-check/use-proof.ts';
import { PaymentChoice } from '../../../lib/payments/payment-choice.tsx';
import { QuoteLines } from '../../../lib/quotes/quote-lines.tsx';
import { RefundLadder } from '../../../lib/refunds/refund-ladder.tsx';
import { TermsAgreement } from '../../../lib/terms/terms-agreement.tsx';
import { focusField } from '../../../ui/fields/focus-field.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { SkeletonText } from '../../../ui/status/skeleton.tsx';
import { changeDraft, useBookingDraft } from '../draft/booking-draft.ts';
import { useRefused } from '../refusal/refused-context.ts';
import { StepFrame } from '../step/step-frame.tsx';
import type { Step } from '../step/step-path.ts';
import { AddToCart } from './add-to-cart.tsx';
import { PartyReview } from './party-review.tsx';
import { PaymentFailure } from './payment-failure.tsx';
import styles from './review-step.module.css';
import { usePay } from './use-pay.ts';

interface ReviewStepProps {
  sailing: SailingDetail;
  quote: UseQueryResult<Quote>;
  goTo: (step: Step) => void;
  /** Opens the first refused field; false if none is in a form. */
  onRefused: (error: Error) => boolean;
}

/** Step three: a summary, the payment method, the terms, and the pay button with the total. */
export function ReviewStep({ sailing, quote, goTo, onRefused }: ReviewStepProps) {
  const { t } = useTranslation(['booking', 'payment']);
  const { money } = useFormat();
  const provider = useBookingDraft(draft => draft.provider);
  const termsAccepted = useBookingDraft(draft => draft.termsAccepted);
  const [tried, setTried] = useState(false);
  const { prove, proving } = useProof();
  const pay = usePay(sailing, quote, prove, onRefused);
  const refusedFields = useRefused();

  const refused = quote.data?.findings.some(finding => finding.severity === 'refusal') ?? false;
  const submit = () => {
    setTried(true);
    if (!quote.data || refused) return;
    if (provider === '' || !termsAccepted) {
      focusField(provider === '' ? 'payment-method' : 'terms');
      return;
    }
    pay.mutate();
  };

  return (
    <StepFrame heading={t('review.heading')}>
      <PartyReview quote={quote.data} onEdit={() => goTo('passengers')} />
      <Card className={styles.card}>
        <h3>{t('review.price')}</h3>
        {quote.data ? (
          <>
            <QuoteLines lines={quote.data.lines} />
            <p className={styles.total}>
              <span>{t('total.name')}</span>
              <strong className="numbers">{money(quote.data.totalSen)}</strong>
            </p>
          </>
        ) : (
          <SkeletonText lines={3} />
        )}
      </Card>
      <Card className={styles.card}>
        <h3>{t('review.refunds')}</h3>
        {quote.data ? <RefundLadder steps={quote.data.ladder} /> : <SkeletonText lines={4} />}
      </Card>
      <PaymentChoice
        value={provider}
        onChange={choice => changeDraft({ provider: choice })}
        error={tried && provider === '' ? t('payment:method.choose') : refusedFields.get('payment-method')}
      />
      <TermsAgreement
        checked={termsAccepted}
        onChange={accepted => changeDraft({ termsAccepted: accepted })}
        error={tried && !termsAccepted ? t('terms.please') : refusedFields.get('terms')}
      />
      <PaymentFailure sailing={sailing} quote={quote} pay={pay} goTo={goTo} />
      <ProvingLine proving={proving} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon="lock"
          loading={pay.isPending}
          disabled={!quote.data || refused}
          onClick={submit}
        >
          {quote.data ? t('review.pay', { amount: money(quote.data.totalSen) }) : t('review.payUnknown')}
        </Button>
        <AddToCart
          sailingId={sailing.id}
          totalSen={quote.data?.totalSen}
          disabled={refused || pay.isPending}
        />
      </div>
      <p className="muted">{t('review.afterPay')}</p>
    </StepFrame>
  );
}
