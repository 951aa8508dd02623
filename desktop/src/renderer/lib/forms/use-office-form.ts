import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { Meanwhile } from '@gangway/shared/contract/base/versions.ts';
import { changedFields, changesByOthers, merged } from '@gangway/shared/domain/edits/three-way-merge.ts';
import type entryRules from '@gangway/shared/i18n/en/entry-rules.ts';
import { untilReleased } from '@gangway/shared/ui/form/until-released.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useUnsavedChanges } from '../page/leave-guard.ts';
import { useFormat } from '../use-format.ts';
import { wordsOf } from './field-words.ts';
import { type Problem, problemOf } from './issue.ts';
import { meanwhileOf, type OthersChanges, useOthersChanges } from './use-others-changes.ts';

type EntryRule = keyof typeof entryRules;

interface OfficeFormOptions<Values extends FieldValues, Parsed, Saved, Original> {
  /** Validates the values; a schema of shared/contract if there is one. */
  schema: z.ZodType<Parsed, Values>;
  /** The schema of the fields, whose bounds sentences name, where `schema` only calls it. */
  fieldsOf?: z.ZodType;
  defaultValues: DefaultValues<Values>;
  /**
   * The record that the form changes; null if it creates one. The version that was read first counts, until it is
   * saved.
   */
  record?: Original;
  /**
   * The record's values in the form. If another user has changed the record meanwhile, they are compared with the
   * input. Required with `record`.
   */
  valuesOf?: (record: NonNullable<Original>) => Partial<Values>;
  /**
   * Sends the parsed values with the version of `record`, the latest one, and its values that the form does not show. A
   * thrown error is shown at the fields that it names, otherwise above the form.
   */
  save: (values: Parsed, record: Original) => Promise<Saved>;
  /**
   * Called after saving; by then the form no longer counts as having unsaved changes, but for what was typed meanwhile
   * (`typedOn`).
   */
  saved?: (result: Saved, typedOn: boolean) => void;
  /** The sentence for a rule of the schema's own (`refine`), by its message; undefined uses the common sentence. */
  sentenceOf?: (rule: string) => string | undefined;
  /** Maps a path in the request to the form's field, where the form is structured differently from the request. */
  fieldOf?: (path: string) => string;
  /** Leaving the form needs no confirmation, such as at the login. */
  unguarded?: boolean;
}

/** What `field(…)` returns: spread it into a control of the kit. */
export interface FieldBinding<Value> {
  id: string;
  name: string;
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
}

export interface OfficeForm<Values extends FieldValues> {
  /** The react-hook-form instance, for lists of fields and for watching values. */
  form: UseFormReturn<Values>;
  /** Binds a control to a field, with its label. */
  field: <Name extends FieldPath<Values>>(
    name: Name,
    label: string,
  ) => FieldBinding<FieldPathValue<Values, Name>>;
  /** Validates and saves; moves the focus to the first invalid field. Does nothing while the form is being saved. */
  submit: () => Promise<void>;
  /** Why the last attempt failed, if the error belongs to no field. */
  failure: string | undefined;
  saving: boolean;
  /** Whether the request is under way; `saving` begins with the validation. */
  sending: boolean;
  /** Whether there are unsaved changes. */
  dirty: boolean;
  /** The changes of another user: for the `ChangesDialog`, which `Form` shows. */
  question: OthersChanges | undefined;
}

/**
 * A form that validates a field when it loses the focus, shows the server's errors at their fields, and asks before
 * unsaved changes are lost.
 */
export function useOfficeForm<Values extends FieldValues, Parsed, Saved, Original = undefined>(
  options: OfficeFormOptions<Values, Parsed, Saved, Original>,
): OfficeForm<Values> {
  const {
    schema,
    fieldsOf = schema,
    defaultValues,
    record,
    valuesOf,
    save,
    saved,
    sentenceOf,
    fieldOf = path => path,
    unguarded = false,
  } = options;
  const formId = useId();
  const { t } = useTranslation(['frame', 'prescribed']);
  const { money } = useFormat();
  const resolve = zodResolver(schema, undefined, { mode: 'sync' });
  const form = useForm<Values, unknown, Parsed>({
    defaultValues,
    async resolver(...entered) {
      await untilReleased();
      return resolve(...entered);
    },
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting, isSubmitted, touchedFields } = form.formState;
  const labels = useRef(new Map<string, string>());
  const latest = useRef(record as Original);
  const { question, ask } = useOthersChanges();
  // Changes saved by other users appear at once in untouched fields; typed input stays until it is saved.
  useEffect(() => {
    if (isDirty || !isRecord(record) || !isRecord(latest.current) || !valuesOf) return;
    if (record.version <= latest.current.version) return;
    latest.current = record;
    form.reset({ ...form.getValues(), ...valuesOf(record) });
  });
  const stopGuarding = useUnsavedChanges(isDirty && !unguarded);
  const [sending, setSending] = useState(false);

  const sentence = (problem: Problem, field: string, write: (bound: number) => string): string => {
    switch (problem.kind) {
      case 'missing':
        return t('prescribed:validation.input', { field });
      case 'range':
        return t('prescribed:validation.range', { field, from: write(problem.from), to: write(problem.to) });
      case 'atLeast':
        return t('validation.atLeast', { field, from: write(problem.from) });
      case 'atMost':
        return t('validation.atMost', { field, to: write(problem.to) });
      case 'format':
        return t('validation.format', { field });
      case 'rule':
        return sentenceOf?.(problem.rule) ?? t(`validation.${problem.rule as EntryRule}`);
    }
  };
  /** Built at render time, so that it follows a change of language; the server's errors are translated already. */
  const sentenceFor = (name: FieldPath<Values>, error: FieldError, label: string) => {
    if (error.type === 'server') return error.message;
    const issue = { code: error.type, path: name.split('.'), message: error.message ?? '' };
    // Amounts are in sen, and are named so.
    const write = name.endsWith('Sen') ? money : String;
    return sentence(problemOf(fieldsOf, issue, form.getValues(name)), label, write);
  };
  const idOf = (name: string) => `${formId}-${name}`;

  const send = async (values: Parsed) => {
    const entered = structuredClone(form.getValues());
    setSending(true);
    try {
      // In a dialog the fields take the focus again from then on.
      const result = await save(values, latest.current).finally(() => flushSync(() => setSending(false)));
      if (isRecord(result) && latest.current) latest.current = result as unknown as Original;
      const typedOn = keepTyped(entered);
      if (!typedOn) stopGuarding();
      saved?.(result, typedOn);
    } catch (error) {
      const meanwhile = meanwhileOf(error);
      if (meanwhile && valuesOf) return settle(meanwhile, valuesOf);
      if (!showAtFields(error)) form.setError('root', { type: 'failure', message: messageOf(error) });
    }
  };
  /** `entered` is saved; what was typed since stays in its fields, unsaved. Returns whether there is any. */
  const keepTyped = (entered: Values): boolean => {
    const typed = form.getValues();
    form.reset(entered);
    const names = changedFields(entered, typed);
    for (const name of names) form.setValue(name as FieldPath<Values>, typed[name], { shouldDirty: true });
    return names.length > 0;
  };
  /**
   * Another user has saved first: the user decides about each changed field, then the form is saved again over that
   * version. If the form shows none of the changes, it is saved without a question.
   */
  const settle = async (meanwhile: Meanwhile, read: NonNullable<typeof valuesOf>) => {
    const theirs = read(meanwhile.record as NonNullable<Original>);
    const before = latest.current ? read(latest.current) : {};
    const names = fieldNames(theirs, labels.current);
    const flat = (of: object) => Object.fromEntries(names.map(name => [name, get(of, name)]));
    const mine = flat(form.getValues());
    const changes = changesByOthers(flat(before), mine, flat(theirs));
    const named = changes.flatMap(change => {
      const label = labelOf(change.field, labels.current);
      const write = (value: unknown) => wordsOf(idOf(change.field), value);
      return label === undefined ? [] : [{ ...change, label, write }];
    });
    const choices = named.length > 0 ? await ask(meanwhile, named) : {};
    if (!choices) return;
    const decided = merged(mine, changes, choices);
    latest.current = meanwhile.record as unknown as Original;
    form.reset({ ...form.getValues(), ...structuredClone(theirs) });
    for (const name of names)
      form.setValue(name as FieldPath<Values>, decided[name] as never, { shouldDirty: true });
    await form.handleSubmit(send, wrong => focusFirst(pathsOf(wrong).map(idOf)))();
  };
  const messageOf = (error: unknown) => (error instanceof Error && error.message) || t('failure.hasError');
  const showAtFields = (error: unknown): boolean => {
    if (!(error instanceof ApiError)) return false;
    const named = Object.entries(error.fields)
      .map(([path, message]) => [fieldOf(path), message] as const)
      .filter(([name]) => get(form.getValues(), name) !== undefined);
    for (const [name, message] of named)
      form.setError(name as FieldPath<Values>, { type: 'server', message });
    focusFirst(named.map(([name]) => idOf(name)));
    return named.length > 0;
  };

  return {
    // Only `save` uses the schema's output type; components that render the form use the input values.
    form: form as unknown as UseFormReturn<Values>,
    field(name, label) {
      form.register(name);
      labels.current.set(name, label);
      const error = errorOf(get(errors, name));
      const judged = isSubmitted || get(touchedFields, name) !== undefined;
      return {
        id: idOf(name),
        name,
        label,
        value: form.watch(name),
        onChange: value => form.setValue(name, value, { shouldDirty: true, shouldValidate: judged }),
        onBlur: () => {
          if (get(form.formState.dirtyFields, name))
            form.setValue(name, form.getValues(name), { shouldTouch: true, shouldValidate: true });
        },
        error: error && sentenceFor(name, error, label),
      };
    },
    async submit() {
      if (!isSubmitting) await form.handleSubmit(send, wrong => focusFirst(pathsOf(wrong).map(idOf)))();
    },
    failure: errors.root?.message,
    saving: isSubmitting,
    sending,
    dirty: isDirty,
    question,
  };
}

/** Whether the answer is the saved record itself. */
const isRecord = (saved: unknown): saved is { version: number } =>
  typeof saved === 'object' && saved !== null && typeof (saved as { version?: unknown }).version === 'number';

/** The fields to compare: those with a control, and values that the form carries without one. */
function fieldNames(values: object, labels: ReadonlyMap<string, string>): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const below = [...labels.keys()].filter(name => name.startsWith(`${key}.`));
    return Array.isArray(value) || labels.has(key) || below.length === 0 ? [key] : below;
  });
}

/** The label of a field, or of the first in a list; undefined without a control. */
function labelOf(field: string, labels: ReadonlyMap<string, string>): string | undefined {
  const first = [...labels.keys()].find(name => name === field || name.startsWith(`${field}.`));
  return first === undefined ? undefined : labels.get(first);
}

interface FieldError {
  type: string;
  message?: string;
}

/** A field's error. The error of a list whose items are fields too is under `root`, beside the errors of its items. */
function errorOf(
  fieldError: (Partial<FieldError> & { root?: FieldError }) | undefined,
): FieldError | undefined {
  return fieldError?.type === undefined ? fieldError?.root : (fieldError as FieldError);
}

/** Paths of all fields with an error, in the order of the form. */
function pathsOf(errors: object, path = ''): string[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    const own = errorOf(value) ? [`${path}${key}`] : [];
    return 'type' in value ? own : [...own, ...pathsOf(value, `${path}${key}.`)];
  });
}

/** Focuses the first of these fields in the order of the page. */
function focusFirst(ids: readonly string[]): void {
  const elements = ids.map(id => document.getElementById(id)).filter(element => element !== null);
  elements.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  const [first] = elements;
  // A folded part would hide its error.
  for (const element of elements) element.closest('details')?.setAttribute('open', '');
  first?.focus();
}
