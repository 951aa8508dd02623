/** The values of the form for one setting. The setting's kind determines the type. */
// biome-ignore lint/suspicious/noExplicitAny: kindOf determines the type of the value, and its schema validates it
export type SettingValues = { value: any };
