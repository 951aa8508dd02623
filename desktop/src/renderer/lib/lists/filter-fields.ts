import type { ListState } from './use-list-state.ts';

/**
 * Binds a list's filters to the fields of a filter bar: spread the result into a field. Labels are for screen readers,
 * except where the field shows them itself. `others` are filters that are set together with this one.
 */
export function filterFields<Filters extends Record<string, string>>({
  filters,
  setFilters,
}: Pick<ListState<Filters>, 'filters' | 'setFilters'>) {
  type Name = keyof Filters & string;
  const set = (name: Name, value: string, others?: Partial<Filters>) =>
    setFilters({ ...others, [name]: value } as Partial<Filters>);
  return {
    /** For a `SearchField`. */
    search: (name: Name, label: string) => ({
      label,
      value: filters[name],
      onChange: (value: string) => set(name, value),
    }),
    /** For a `TextField`. */
    text: (name: Name, label: string) => ({
      label,
      hideLabel: true,
      placeholder: label,
      value: filters[name],
      onChange: (value: string) => set(name, value),
    }),
    /** For a `SelectField`; `any` is the option shown while nothing is selected. */
    choice: (name: Name, label: string, any: string, others?: Partial<Filters>) => ({
      label,
      hideLabel: true,
      empty: any,
      value: filters[name] as string,
      onChange: (value: string) => set(name, value, others),
    }),
    /** For a `MultiSelect` of these values. */
    several: <Value extends string>(name: Name, label: string, any: string, values: readonly Value[]) => {
      const chosen: readonly string[] = (filters[name] ?? '').split(',');
      return {
        label,
        hideLabel: true,
        empty: any,
        value: values.filter(value => chosen.includes(value)),
        onChange: (now: readonly Value[]) => set(name, now.join(',')),
      };
    },
    /** For a `DateField`. */
    day: (name: Name, label: string, others?: Partial<Filters>) => ({
      label,
      hideLabel: true,
      placeholder: label,
      value: filters[name] || null,
      onChange: (day: string | null) => set(name, day ?? '', others),
    }),
  };
}
