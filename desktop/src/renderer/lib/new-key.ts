/** A key nobody else makes, for calls that must have one effect. A kiosk's loopback page is a secure context. */
export const newKey = (): string => crypto.randomUUID();
