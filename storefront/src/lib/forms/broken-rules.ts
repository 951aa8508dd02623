/** Field → the rule it breaks. A form puts its rules into sentences, so that they follow a change of language. */
export type BrokenRules<Values, Rule extends string> = Partial<Record<keyof Values & string, Rule>>;

/** The rules that are broken, out of those that may be; the order is that of the form. */
export function broken<Values, Rule extends string>(
  rules: Partial<Record<keyof Values & string, Rule | false | undefined>>,
): BrokenRules<Values, Rule> {
  return Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule)) as BrokenRules<Values, Rule>;
}
