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
  const { error, isPending } = saving;
  const form = useRef<HTMLFormElement>(null);
  // The dialog closes when it is saved: nothing can be entered meanwhile, and no field can have the focus before that.
  useFocusReturned(form, isPending);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each error
  useEffect(() => {
    if (error) checked.showAtFields(error);
  }, [error]);
  return (
    <form
      ref={form}
      inert={isPending}
      className={styles.dialogForm}
      noValidate
      onSubmit={checked.form.handleSubmit(values => saving.mutate(values))}
    >
      <PassengerFields checked={checked} />
      {error && <FailureNotice title={t(passenger ? 'failed.update' : 'failed.add')} error={error} />}
      <Button type="submit" variant="primary" loading={isPending}>
        {t('passengers.submit')}
      </Button>
    </form>
  );
}
