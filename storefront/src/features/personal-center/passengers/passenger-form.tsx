import type { SavedPassenger } from '@gangway/shared/contract/people/accounts.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useFocusReturned } from '@gangway/shared/ui/form/focus-returned.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/format/dates.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { savedPassengersQuery } from '../../../lib/requests/saved-passengers.ts';
import { sessionToken } from '../../../lib/session/session.ts';
import { toasts } from '../../../lib/toasts.ts';
import { FailureNotice } from '../form/failure-notice.tsx';
import { savePassenger } from '../requests/personal-center.ts';
import { PassengerFields } from './passenger-fields.tsx';
import { brokenByPassenger, type PassengerValues, passengerRequest, valuesOf } from './passenger-rules.ts';
import styles from './passengers.module.css';

interface PassengerFormProps {
  /** Null for a new one. */
  passenger: SavedPassenger | null;
  onDone: () => void;
}

export function PassengerForm({ passenger, onDone }: PassengerFormProps) {
  const { t } = useTranslation(['personal-center', 'passengers']);
  const queries = useQueryClient();
  const checked = useCheckedForm({
    defaultValues: valuesOf(passenger),
    rulesBrokenBy: values => brokenByPassenger(values, today()),
    sentenceOf: rule => t(`passengers:rules.${rule}`),
  });
  const saving = useMutation({
    meta: { inline: true },
    mutationFn: (values: PassengerValues) => savePassenger(passengerRequest(values, passenger?.id, today())),
    onSuccess: async () => {
      await queries.invalidateQueries(savedPassengersQuery(sessionToken()));
      toasts.show(t('saved'), 'ok');
      onDone();
    },
  });
  const { error } = saving;
  // From the press on: `saving` says it a moment later, and the next letters would be lost.
  const { isSubmitting } = checked.form.formState;
  const form = useRef<HTMLFormElement>(null);
  // The dialog closes when it is saved: nothing can be entered meanwhile, and no field can have the focus before that.
  useFocusReturned(form, isSubmitting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each error
  useEffect(() => {
    if (error) checked.showAtFields(error);
  }, [error]);
  /** A failure is shown below. */
  const save = (values: PassengerValues) => saving.mutateAsync(values).catch(() => {});
  return (
    <form
      ref={form}
      inert={isSubmitting}
      className={styles.dialogForm}
      noValidate
      onSubmit={checked.form.handleSubmit(save)}
    >
      <PassengerFields checked={checked} />
      {error && <FailureNotice title={t(passenger ? 'failed.update' : 'failed.add')} error={error} />}
      <Button type="submit" variant="primary" loading={isSubmitting}>
        {t('passengers.submit')}
      </Button>
    </form>
  );
}
