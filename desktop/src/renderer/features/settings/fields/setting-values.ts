/** What a form of one setting holds; its kind says what that is. */
// biome-ignore lint/suspicious/noExplicitAny: kindOf determines the type of the value, and its schema validates it
export type SettingValues = { value: any };
