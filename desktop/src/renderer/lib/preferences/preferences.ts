import { useMedia } from '@gangway/shared/ui/hooks/use-media.ts';
import { create } from 'zustand';
import { loadPreference, savePreference } from './stored-preference.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

interface Preferences {
  theme: Theme;
  /** Whether the sidebar is wide, on a window wide enough for it (R19). */
  sidebarOpen: boolean;
  /** Names of the menu's collapsed sections. */
  folded: readonly string[];
}

const isTheme = (value: unknown): value is Theme => themes.some(theme => theme === value);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(name => typeof name === 'string');

/** Display preferences of this workplace, stored between starts. */
export const usePreferences = create<Preferences>(() => ({
  theme: loadPreference('theme', 'system', isTheme),
  sidebarOpen: loadPreference('sidebarOpen', true, isBoolean),
  folded: loadPreference('folded', [], isNames),
}));

export function changePreferences(changes: Partial<Preferences>): void {
  usePreferences.setState(changes);
  for (const [key, value] of Object.entries(changes)) savePreference(key, value);
}

/** Whether the page is dark now, by the user's choice or the system's setting. */
export function useDark(): boolean {
  const theme = usePreferences(preferences => preferences.theme);
  const systemIsDark = useMedia('(prefers-color-scheme: dark)');
  return theme === 'system' ? systemIsDark : theme === 'dark';
}

/** Applies the chosen theme; `system` follows the system's setting. */
export function followTheme(): void {
  const show = ({ theme }: Preferences) => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  };
  show(usePreferences.getState());
  usePreferences.subscribe(show);
}
