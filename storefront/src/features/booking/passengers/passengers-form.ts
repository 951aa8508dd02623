import { untilReleased } from '@gangway/shared/ui/form/until-released.ts';
import { get, type Resolver, set, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBookingDraft } from '../draft/booking-draft.ts';
import type { ContactDraft } from '../draft/empty-draft.ts';
import type { PassengerDraft } from '../draft/passenger-draft.ts';
import { useRefused } from '../refusal/refused-context.ts';
import { problemsOf, type Rule } from './passenger-rules.ts';

export interface PassengersForm {
  passengers: PassengerDraft[];
  contact: ContactDraft;
}

const resolver: Resolver<PassengersForm> = async values => {
  await untilReleased();
  const errors = {};
  for (const { field, rule } of problemsOf({ ...values, route: useBookingDraft.getState().route }))
    set(errors, field, { type: rule });
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** The form starts with the draft's values; a field is validated when it loses the focus. */
export function usePassengersForm(): UseFormReturn<PassengersForm> {
  const { passengers, contact } = useBookingDraft.getState();
  return useForm<PassengersForm>({
    defaultValues: { passengers, contact },
    mode: 'onTouched',
    resolver,
    shouldFocusError: false,
  });
}

/** Returns the message of a field's problem, in the prescribed words (R51), or the API's message. */
export function useProblemText({ formState: { errors } }: UseFormReturn<PassengersForm>) {
  const { t } = useTranslation('passengers');
  const refused = useRefused();
  return (field: string): string | undefined => {
    const problem: { type: Rule } | undefined = get(errors, field);
    return problem ? t(`rules.${problem.type}`) : refused.get(field);
  };
}
