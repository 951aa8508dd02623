import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { useUnpaidOrders } from '../../lib/orders/unpaid-orders.ts';
import { Later, laterCode, useLaterCode, usePreloading } from '../../lib/page/later-code.tsx';
import { LoadFailed } from '../../lib/page/loading-parts.tsx';
import { useQuote } from '../../lib/requests/quote.ts';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { Steps } from '../../ui/status/steps.tsx';
import styles from './booking.module.css';
import { BookingSkeleton, StepSkeleton } from './booking-skeleton.tsx';
import { useBookingDraft } from './draft/booking-draft.ts';
import { useCartSlot } from './draft/cart-slot.ts';
import { FoundDraftNotice } from './draft/found-draft-notice.tsx';
import { quoteRequestOf } from './draft/order-request.ts';
import { useDraftBeginning } from './draft/use-draft-beginning.ts';
import { RefusedContext } from './refusal/refused-context.ts';
import { useRefusal } from './refusal/use-refusal.ts';
import { RunningTotal } from './running-total.tsx';
import { useLeg } from './step/leg.ts';
import { ActionBar } from './step/step-action.tsx';
import { steps, useStep } from './step/step-path.ts';
import { TicketsStep } from './tickets/tickets-step.tsx';
import { VoyageSummary } from './voyage/voyage-summary.tsx';

/** The steps after the first, which does not need them. */
const laterSteps = laterCode('booking-steps', () => import('./later-steps.ts'), [
  'cart',
  'deck',
  'human-check',
  'passengers',
  'payment',
  'review',
  'saved-passengers',
  'seats',
]);

/** What few visitors see: places are held for them already. */
const heldPlaces = laterCode('booking-held', () => import('./held.ts'));

export function Booking({ sailing }: { sailing: SailingDetail }) {
  const { t } = useTranslation(['booking', 'site']);
  const { text } = useFormat();
  const leg = useLeg();
  const [requestedStep, goTo] = useStep(sailing.id);
  // The form is long: it is rendered in parts, between which the browser answers.
  const begun = useDeferredValue(useDraftBeginning(sailing));
  const draft = useBookingDraft();
  const quote = useQuote(quoteRequestOf(useDeferredValue(draft), sailing));

  usePreloading(laterSteps);
  const { code: later, failure } = useLaterCode(laterSteps, requestedStep !== 'tickets');
  // Opening the last step with an empty form starts at the first incomplete step.
  const ready = !later || (draft.passengers.length > 0 && later.problemsOf(draft).length === 0);
  const nextStep = requestedStep === 'review' && !ready ? 'passengers' : requestedStep;
  // The press is answered before the step's form is rendered.
  const step = useDeferredValue(nextStep);
  const isLoaded = step === 'tickets' || later !== undefined;
  const refusal = useRefusal(step, isLoaded, goTo);
  const unpaid = useUnpaidOrders().find(({ sailingId }) => sailingId === sailing.id);
  const [isAnother, setIsAnother] = useState(false);
  const isEmpty = draft.cartItemId === null && draft.passengers.every(({ name }) => name === '');
  const cart = useCartSlot();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the item is loaded
  useEffect(() => {
    const refused = begun && draft.cartItemId !== null && cart?.refusalOf(draft.cartItemId);
    if (refused) refusal.refuse(refused.message, refused.fields, refused.language);
  }, [begun]);
  const earlier = useRef(step);
  useEffect(() => {
    if (earlier.current === step || !isLoaded) return;
    earlier.current = step;
    if (refusal.here.length === 0) document.getElementById('step-heading')?.focus({ preventScroll: true });
  }, [step, isLoaded, refusal.here.length]);

  if (!begun) return <BookingSkeleton />;
  const { departure, destination } = sailing.route;
  const title = (
    <h1 className={styles.title}>
      {t('heading', { departure: text(departure.name), destination: text(destination.name) })}
    </h1>
  );
  if (unpaid && isEmpty && !isAnother && !sailing.keptUntil)
    return (
      <div className={styles.booking}>
        {title}
        <div className={styles.columns}>
          <div className={styles.main}>
            <Later code={heldPlaces} loading={<StepSkeleton />}>
              {({ UnpaidBooking }) => (
                <UnpaidBooking sailing={sailing} order={unpaid} onAnother={() => setIsAnother(true)} />
              )}
            </Later>
          </div>
          <VoyageSummary sailing={sailing} />
        </div>
      </div>
    );
  return (
    <div className={styles.booking}>
      <header className={styles.head}>
        {title}
        {leg && <p className={styles.leg}>{t(`trip.${leg.way}`)}</p>}
        <Steps
          label={t('steps.label')}
          steps={steps.map(name => t(`steps.${name}`))}
          current={steps.indexOf(nextStep)}
          doneLabel={t('site:done')}
          onSelect={index => goTo(steps[index] ?? 'tickets')}
        />
      </header>
      <FoundDraftNotice sailing={sailing} onStartAgain={() => goTo('tickets')} />
      {sailing.keptUntil && (
        <Later code={heldPlaces}>
          {({ KeptBanner }) => <KeptBanner sailing={sailing} until={sailing.keptUntil ?? ''} />}
        </Later>
      )}
      <ActionBar>
        <div className={styles.columns}>
          <div className={styles.main}>
            <RefusedContext value={refusal.messages}>
              <ErrorSummary
                title={refusal.title}
                attempt={0}
                problems={refusal.here.map(({ field, message }) => ({ fieldId: field, message }))}
              />
              {step === 'tickets' && <TicketsStep sailing={sailing} quote={quote} goTo={goTo} />}
              {step === 'passengers' && later && (
                <later.PassengersStep sailing={sailing} quote={quote} goTo={goTo} />
              )}
              {step === 'review' && later && leg && (
                <later.ReviewOfLeg sailing={sailing} quote={quote} leg={leg} goTo={goTo} />
              )}
              {step === 'review' && later && !leg && (
                <later.ReviewStep sailing={sailing} quote={quote} goTo={goTo} onRefused={refusal.refuseFor} />
              )}
              {!isLoaded && !failure && <StepSkeleton />}
              {!isLoaded && failure && <LoadFailed query={failure} title={t('site:failure.title')} />}
            </RefusedContext>
          </div>
          <aside className={styles.aside} aria-label={t('summary.label')}>
            <VoyageSummary sailing={sailing} brief={step !== 'tickets'} />
            <RunningTotal quote={quote} />
          </aside>
        </div>
      </ActionBar>
    </div>
  );
}
