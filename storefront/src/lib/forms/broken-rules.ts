/** Field → the rule it breaks. The form translates rules at render time, so that they follow a change of language. */
export type BrokenRules<Values, Rule extends string> = Partial<Record<keyof Values & string, Rule>>;

/** The broken rules, in the order of the form. */
export function broken<Values, Rule extends string>(
  rules: Partial<Record<keyof Values & string, Rule | false | undefined>>,
): BrokenRules<Values, Rule> {
  return Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule)) as BrokenRules<Values, Rule>;
}
