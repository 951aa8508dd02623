/** What opens over a screen from everywhere; one at a time. */
export type Overlay = 'palette' | 'sheet' | 'password' | 'sessions' | null;
