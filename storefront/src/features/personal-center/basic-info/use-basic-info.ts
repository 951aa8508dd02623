import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import { languageFacts } from '@gangway/shared/contract/base/languages.ts';
import type { Customer } from '@gangway/shared/contract/people/customers.ts';
import { changedFields, changesByOthers, merged } from '@gangway/shared/domain/edits/three-way-merge.ts';
import { countryName } from '@gangway/shared/i18n/countries.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/format/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { meQuery } from '../../../lib/requests/me.ts';
import { sessionToken } from '../../../lib/session/session.ts';
import { saveBasicInfo } from '../requests/personal-center.ts';
import {
  type BasicInfoValues,
  basicInfoOf,
  basicInfoRequest,
  brokenByBasicInfo,
} from './basic-info-rules.ts';

/**
 * The form of the basic info. Changes by the office or another device are merged into fields that were not edited
 * here. If both changed a field, the field shows the other value, and the next save keeps the typed one (R201).
 */
export function useBasicInfo(me: Customer, onSaved: (customer: Customer) => Promise<void>) {
  const { t } = useTranslation('personal-center');
  const inWords = useWords();
  const queries = useQueryClient();
  // The version that the form was filled from: the query may already hold a later one.
  const [base, setBase] = useState(me);
  const checked = useCheckedForm({
    defaultValues: basicInfoOf(me),
    rulesBrokenBy: values => brokenByBasicInfo(values, today()),
    sentenceOf: rule => t(`rules.${rule}`),
  });
  const { form } = checked;
  const { isDirty } = form.formState;
  /** Shows what was saved. What was typed while it was sent stays, unsaved. */
  const fill = (customer: Customer, sent: BasicInfoValues) => {
    const typed = form.getValues();
    setBase(customer);
    form.reset(basicInfoOf(customer));
    for (const field of changedFields({ ...sent }, { ...typed }) as (keyof BasicInfoValues)[])
      form.setValue(field, typed[field], { shouldDirty: true });
  };
  useEffect(() => {
    if (isDirty || me.version === base.version) return;
    setBase(me);
    form.reset(basicInfoOf(me));
  }, [me, base, isDirty, form]);

  const save = async (values: BasicInfoValues, from: Customer): Promise<Customer> => {
    try {
      return await saveBasicInfo(basicInfoRequest(values), from.version);
    } catch (error) {
      const theirs =
        error instanceof ApiError ? (error.meanwhile?.record as Customer | undefined) : undefined;
      if (!theirs) throw error;
      queries.setQueryData(meQuery(sessionToken()).queryKey, theirs);
      const changes = changesByOthers({ ...basicInfoOf(from) }, { ...values }, { ...basicInfoOf(theirs) });
      const clashes = changes.filter(({ clash }) => clash);
      const mine = merged(
        { ...values },
        changes,
        Object.fromEntries(clashes.map(({ field }) => [field, 'mine'])),
      );
      const both = mine as unknown as BasicInfoValues;
      if (clashes.length === 0) return save(both, theirs);
      setBase(theirs);
      // A reset would lose the fields, but the first clash must get the focus.
      for (const { field, clash } of changes)
        if (!clash) form.setValue(field as keyof BasicInfoValues, both[field as keyof BasicInfoValues]);
      for (const [index, { field }] of clashes.entries())
        form.setError(
          field as keyof BasicInfoValues,
          {
            type: 'server',
            message: t('changedMeanwhile', {
              value: inWords(basicInfoOf(theirs), field as keyof BasicInfoValues),
            }),
          },
          { shouldFocus: index === 0 },
        );
      throw error;
    }
  };
  const saving = useMutation({
    meta: { inline: true },
    mutationFn: (values: BasicInfoValues) => save(values, base),
    onSuccess: (customer, sent) => {
      queries.setQueryData(meQuery(sessionToken()).queryKey, customer);
      fill(customer, sent);
      return onSaved(customer);
    },
    onError: checked.showAtFields,
  });
  return { checked, saving };
}

function useWords() {
  const { t } = useTranslation(['personal-center', 'passengers']);
  const { language, plainDate } = useFormat();
  return (values: BasicInfoValues, field: keyof BasicInfoValues): string => {
    const value = values[field];
    if (value === '') return t('personal-center:nothing');
    if (field === 'gender') return t(`passengers:gender.${values.gender || 'male'}`);
    if (field === 'nationality') return countryName(value, language);
    if (field === 'birthDate') return plainDate(value);
    return field === 'language' ? languageFacts(values.language).name : value;
  };
}
