import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { focusField } from '../../../ui/fields/focus-field.ts';
import { useBookingDraft } from '../draft/booking-draft.ts';
import { type Step, steps } from '../step/step-path.ts';
import type { RefusedMessages } from './refused-context.ts';
import { entryAt, fieldsOfFailure, type RefusedField, refusedFields } from './refused-fields.ts';

interface Refusal {
  title: string;
  fields: readonly RefusedField[];
  /** Of its sentences, which the API wrote. */
  language: Language;
}

/**
 * Stores the fields that the API refused, and opens the first of them. After a change of the language its sentences are replaced:
 * only another request has them in that language. `isLoaded`: the step's fields are shown.
 */
export function useRefusal(step: Step, isLoaded: boolean, goTo: (step: Step) => void) {
  const { t } = useTranslation('booking');
  const { language } = useFormat();
  const draft = useBookingDraft();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isReadable = refusal?.language === language;
  const standing = useMemo(
    () =>
      (refusal?.fields ?? [])
        .filter(({ field, entry }) => entryAt(draft, field) === entry)
        .map(refused => (isReadable ? refused : { ...refused, message: t('refusedEarlier.field') })),
    [refusal, draft, isReadable, t],
  );
  const here = isLoaded ? standing.filter(field => field.step === step) : [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per refusal, not with every key press
  useEffect(() => {
    const [first] = here;
    if (first) focusField(first.field);
  }, [refusal, step, isLoaded]);

  /** Opens the first step with a refused field. Returns whether the customer can correct any of them. */
  const refuse = (title: string, fields: Readonly<Record<string, string>>, writtenIn: Language): boolean => {
    const refused = refusedFields(fields, useBookingDraft.getState());
    const to = steps.find(name => refused.some(field => field.step === name));
    if (!to) return false;
    setRefusal({ title, fields: refused, language: writtenIn });
    if (to !== step) goTo(to);
    return true;
  };
  const messages: RefusedMessages = useMemo(
    () => new Map(standing.map(({ field, message }) => [field, message])),
    [standing],
  );
  return {
    title: refusal && !isReadable ? t('refusedEarlier.title') : (refusal?.title ?? ''),
    here,
    messages,
    refuse,
    refuseFor: (error: Error) => refuse(error.message, fieldsOfFailure(error), language),
  };
}
