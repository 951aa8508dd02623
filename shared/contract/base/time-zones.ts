/** Whether a text is the IANA name of a time zone that this runtime knows: `Europe/Helsinki`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Z][\w+-]*(\/[\w+-]+)*$/.test(name);
  } catch {
    return false;
  }
}

/** The time zones of the world by their IANA names, in alphabetical order. */
export const timeZones = (): string[] => Intl.supportedValuesOf('timeZone');
