import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { createFilling, type PassengerEntries } from '@gangway/shared/domain/travel/filling.ts';
import type { PassengerEntry } from '@gangway/shared/domain/travel/passenger-entry.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { memo, useEffect, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/format/dates.ts';
import { frameDrawn } from '../../../lib/page/frame-drawn.ts';
import { useMe } from '../../../lib/requests/me.ts';
import { usePaymentOptions } from '../../../lib/requests/payment-options.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { changeDraft, useBookingDraft } from '../draft/booking-draft.ts';
import { StepAction } from '../step/step-action.tsx';
import { StepFrame } from '../step/step-frame.tsx';
import type { Step } from '../step/step-path.ts';
import { ContactFields } from './contact-fields.tsx';
import { useLikelyCountries } from './likely-countries.ts';
import { PassengerCard } from './passenger-card.tsx';
import { missingByPerson, problemsOf } from './passenger-rules.ts';
import { type PassengersForm, usePassengersForm } from './passengers-form.ts';
import styles from './passengers-step.module.css';

interface PassengersStepProps {
  sailing: SailingDetail;
  quote: UseQueryResult<Quote>;
  goTo: (step: Step) => void;
}

/** The id of the form: on a phone its button is outside of it, in the bar at the foot. */
const FORM = 'passengers-form';

/** The form's passengers, for what fills itself in. */
const entriesOf = (form: UseFormReturn<PassengersForm>): PassengerEntries => ({
  count: () => form.getValues('passengers').length,
  get: index => form.getValues(`passengers.${index}`),
  ticketTypeOf: index => form.getValues(`passengers.${index}.ticketType`),
  set(index, field, value) {
    const path = `passengers.${index}.${field as keyof PassengerEntry}` as const;
    form.setValue(path, value);
    form.clearErrors(path);
  },
});

/** Step two: the passengers. Every change is stored in the draft, for which the long form is not rendered again. */
export const PassengersStep = memo(function PassengersStep({ sailing, quote, goTo }: PassengersStepProps) {
  const { t } = useTranslation('passengers');
  const form = usePassengersForm();
  const filling = useMemo(() => createFilling(entriesOf(form), today), [form]);
  const me = useMe().data;
  const likelyCountries = useLikelyCountries(sailing.route, form);
  // The next step has its payment methods at once: whoever pays quickly is not asked to choose one.
  usePaymentOptions();
  const ownAddress = me?.emailConfirmed ? me.email : null;
  const [attempt, setAttempt] = useState(0);
  const findings = quote.data?.findings ?? [];
  const refused = findings.some(finding => finding.severity === 'refusal');

  useEffect(() => {
    let isWaiting = false;
    const keep = () => {
      isWaiting = false;
      const { passengers, contact } = form.getValues();
      changeDraft({ passengers: structuredClone(passengers), contact: { ...contact } });
    };
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (!isWaiting) frameDrawn().then(keep);
      isWaiting = true;
      filling.changed(name);
    });
    return unsubscribe;
  }, [form, filling]);

  useEffect(() => {
    if (ownAddress && form.getValues('contact.email') === '') form.setValue('contact.email', ownAddress);
  }, [form, ownAddress]);

  const { passengers, contact } = form.getValues();
  const missing =
    attempt > 0
      ? missingByPerson(problemsOf({ passengers, contact, route: useBookingDraft.getState().route }))
      : [];
  return (
    <StepFrame heading={t('step.heading')}>
      <ErrorSummary
        title={t('step.incomplete')}
        attempt={attempt}
        problems={missing.map(({ passenger, count, field }) => ({
          fieldId: field,
          message:
            passenger === null
              ? t('step.missingContact', { count })
              : t('step.missing', { number: passenger + 1, count }),
        }))}
      />
      <p>{t('step.intro')}</p>
      <form
        id={FORM}
        className={styles.form}
        noValidate
        onSubmit={form.handleSubmit(
          () => !refused && goTo('review'),
          () => setAttempt(attempt + 1),
        )}
      >
        {passengers.map((passenger, index) => (
          <PassengerCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the party does not change while this form is open
            key={index}
            attempt={attempt}
            form={form}
            filling={filling}
            likelyCountries={likelyCountries}
            index={index}
            ticketType={passenger.ticketType}
            findings={findings.filter(finding => finding.passenger === index)}
          />
        ))}
        <ContactFields form={form} />
        {refused && <Notice tone="warn" live title={t('step.refused')} />}
        <StepAction>
          <Button type="submit" form={FORM} variant="primary" iconEnd="arrow-right" className={styles.next}>
            {t('step.next')}
          </Button>
        </StepAction>
      </form>
    </StepFrame>
  );
});
