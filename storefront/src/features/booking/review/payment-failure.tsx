import { ApiError, type FailureCode, failureOf } from '@gangway/shared/contract/base/api-error.ts';
import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { Button, ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import type { Step } from '../step/step-path.ts';
import { OtherSailings } from '../voyage/other-sailings.tsx';

interface PaymentFailureProps {
  sailing: SailingDetail;
  quote: UseQueryResult<Quote>;
  pay: UseMutationResult<unknown, Error, void>;
  goTo: (step: Step) => void;
}

const ofSailing: readonly FailureCode[] = ['sailing-sold-out', 'sailing-closed', 'sailing-not-found'];
const ofCabin: readonly FailureCode[] = [
  'cabin-taken',
  'no-cabin-available',
  'cabin-too-small',
  'cabin-unknown',
];
const ofSeat: readonly FailureCode[] = ['seat-taken', 'seat-unknown'];
const ofParty: readonly FailureCode[] = [
  'travel-rules',
  'invalid-input',
  'referral-unknown',
  'document-booked',
];
const ofHolds: readonly FailureCode[] = ['too-many-holds', 'too-many-holds-here', 'holds-lapsed'];

/** Why the order could not be made, and the next steps, none of which loses any input. */
export function PaymentFailure({ sailing, quote, pay, goTo }: PaymentFailureProps) {
  const { t } = useTranslation('review');
  const error = pay.error ?? quote.error;
  if (!error || pay.isPending) return null;
  const failure = failureOf(error);
  const is = (codes: readonly FailureCode[]) => failure !== null && codes.includes(failure);
  return (
    <Notice tone="bad" live title={error.message}>
      {error instanceof ApiError && error.unanswered && <p>{t('failure.unanswered')}</p>}
      {is(ofSailing) && (
        <>
          <p>{t('failure.kept')}</p>
          <OtherSailings sailing={sailing} />
        </>
      )}
      {is(ofCabin) && (
        <>
          <p>{t('failure.kept')}</p>
          <Button onClick={() => goTo('tickets')}>{t('failure.otherCabin')}</Button>
        </>
      )}
      {is(ofSeat) && <p>{t('failure.kept')}</p>}
      {is(ofHolds) && (
        <>
          <p>{t('failure.kept')}</p>
          <Link href={paths.personalOrder} asChild>
            <ButtonLink>{t('failure.myBookings')}</ButtonLink>
          </Link>
        </>
      )}
      {is(ofParty) && <Button onClick={() => goTo('passengers')}>{t('failure.correct')}</Button>}
      {failure === 'price-changed' && <p>{t('failure.priceChanged')}</p>}
    </Notice>
  );
}
