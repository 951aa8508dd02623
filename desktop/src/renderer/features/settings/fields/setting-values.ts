/** What a form of one setting holds; its kind says what that is. */
// biome-ignore lint/suspicious/noExplicitAny: the value is of the kind that kindOf names, and its schema judges it
export type SettingValues = { value: any };
