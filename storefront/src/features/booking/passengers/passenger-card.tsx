import type { TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import {
  definitionOf,
  isAsked,
  passengerFieldNames,
} from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { Finding } from '@gangway/shared/contract/sales/quotes.ts';
import type { Filling } from '@gangway/shared/domain/travel/filling.ts';
import { askedAbout } from '@gangway/shared/domain/travel/passenger-entry.ts';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PassengerInput } from '../../../lib/passengers/passenger-input.tsx';
import { SavedPassengerPicker } from '../../../lib/passengers/saved-passenger-picker.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useBookingDraft } from '../draft/booking-draft.ts';
import { filledIn } from '../draft/from-known-passenger.ts';
import { FindingNotices } from '../step/finding-notices.tsx';
import { DocumentEntry } from './document-entry.tsx';
import { FoldedPassenger } from './folded-passenger.tsx';
import { MoreAboutPassenger } from './more-about-passenger.tsx';
import { NameField } from './name-field.tsx';
import styles from './passenger-card.module.css';
import { isComplete } from './passenger-rules.ts';
import { type PassengersForm, useProblemText } from './passengers-form.ts';
import { PhoneField } from './phone-field.tsx';

interface PassengerCardProps {
  /** The number of times that the form was sent: afterwards a complete passenger is folded. */
  attempt: number;
  form: UseFormReturn<PassengersForm>;
  filling: Filling;
  /** The countries that are offered before all others. */
  likelyCountries: () => string[];
  index: number;
  ticketType: TicketType;
  findings: readonly Finding[];
}

/**
 * One passenger: the fields in their order (R51), and the findings of the travel rules. A complete passenger folds to a line
 * (R388): once chosen from the account, and if the form was sent and another one is incomplete.
 */
export function PassengerCard(props: PassengerCardProps) {
  const { attempt, form, filling, likelyCountries, index, ticketType, findings } = props;
  const { t } = useTranslation(['passengers', 'site']);
  const problem = useProblemText(form);
  const route = useBookingDraft(draft => draft.route);
  const at = `passengers.${index}` as const;
  const about = askedAbout({ ticketType, idType: form.watch(`${at}.idType`) }, route);
  const fields = passengerFieldNames.filter(field => isAsked(field, about));
  const [folded, setFolded] = useState<'chosen' | 'sent' | null>(null);
  const fold = (how: 'chosen' | 'sent') =>
    setFolded(isComplete(form.getValues(at), index === 0, route) ? how : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: folds when the form is sent, not while it is filled in
  useEffect(() => {
    if (attempt > 0) fold('sent');
  }, [attempt]);
  const hasProblem =
    findings.some(({ severity }) => severity === 'refusal') ||
    fields.some(field => problem(`${at}.${field}`) !== undefined);
  if (folded && !hasProblem)
    return (
      <FoldedPassenger
        number={index + 1}
        passenger={form.getValues(at)}
        takesFocus={folded === 'chosen'}
        findings={findings}
        onChange={() => {
          setFolded(null);
          requestAnimationFrame(() => document.getElementById(`${at}.name`)?.focus());
        }}
      />
    );
  const inSection = (section: string) => fields.filter(field => definitionOf(field).section === section);
  return (
    <Card>
      <fieldset className={styles.fields}>
        <legend className={styles.legend}>
          {t('step.number', { number: index + 1 })}{' '}
          <span className="muted">{t(`site:ticketType.${ticketType}`)}</span>
        </legend>
        <SavedPassengerPicker
          className={styles.whole}
          onChoose={passenger => {
            form.setValue(at, filledIn(form.getValues(at), passenger));
            form.clearErrors(at);
            fold('chosen');
          }}
        />
        <DocumentEntry
          id={`${at}.document`}
          className={styles.whole}
          ticketType={ticketType}
          onRead={entries => filling.takeOver(index, entries)}
        />
        {inSection('main').map(field => {
          if (field === 'phone') return <PhoneField key={field} form={form} index={index} />;
          const input = {
            field,
            id: `${at}.${field}`,
            control: form.register(`${at}.${field}`),
            error: problem(`${at}.${field}`),
            first: index === 0,
            autofill: `passenger-${index + 1}`,
            optional: definitionOf(field).required === 'never',
            likely: likelyCountries,
          };
          if (field === 'name' && index > 0)
            return <NameField key={field} {...input} form={form} index={index} />;
          return <PassengerInput key={field} {...input} />;
        })}
        <MoreAboutPassenger form={form} index={index} inSection={inSection} />
      </fieldset>
      <FindingNotices findings={findings} />
    </Card>
  );
}
