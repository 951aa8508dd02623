/** Overlays that can be opened on every screen; one at a time. */
export type Overlay = 'palette' | 'sheet' | 'password' | 'second-factor' | 'sessions' | 'printer' | null;
