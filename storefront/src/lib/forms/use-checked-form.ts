import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import { untilReleased } from '@gangway/shared/ui/form/until-released.ts';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { BrokenRules } from './broken-rules.ts';

interface CheckedFormOptions<Values extends FieldValues, Rule extends string> {
  defaultValues: DefaultValues<Values>;
  rulesBrokenBy: (values: Values) => BrokenRules<Values, Rule>;
  sentenceOf: (rule: Rule) => string;
}

export interface CheckedForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** A field's error message: of a client rule, or from the server. */
  problem: (field: FieldPath<Values>) => string | undefined;
  /** Shows a server error at the fields it names; returns false if it names no field of this form. */
  showAtFields: (error: Error) => boolean;
}

/** A form that validates a field when it loses the focus, and on submission moves the focus to the first invalid one. */
export function useCheckedForm<Values extends FieldValues, Rule extends string>({
  defaultValues,
  rulesBrokenBy,
  sentenceOf,
}: CheckedFormOptions<Values, Rule>): CheckedForm<Values> {
  const resolver: Resolver<Values> = async values => {
    await untilReleased();
    const errors = {};
    for (const [field, rule] of Object.entries(rulesBrokenBy(values))) set(errors, field, { type: rule });
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  const form = useForm<Values>({ defaultValues, mode: 'onTouched', resolver });
  const { errors } = form.formState;
  return {
    form,
    problem(field) {
      const error: { type: string; message?: string } | undefined = get(errors, field);
      return error && (error.message || sentenceOf(error.type as Rule));
    },
    showAtFields(error) {
      if (!(error instanceof ApiError)) return false;
      const named = Object.entries(error.fields).filter(([field]) => field in form.getValues());
      for (const [index, [field, message]] of named.entries())
        form.setError(field as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
      return named.length > 0;
    },
  };
}
