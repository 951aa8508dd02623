import { useMedia } from '@gangway/shared/ui/hooks/use-media.ts';
import { create } from 'zustand';
import { loadPreference, savePreference } from './stored-preference.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

interface Preferences {
  theme: Theme;
  /** Whether the sidebar is wide, on a window that has room for it (R19). */
  sidebarOpen: boolean;
  /** Names of the menu's sections that are folded up. */
  folded: readonly string[];
}

const isTheme = (value: unknown): value is Theme => themes.some(theme => theme === value);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(name => typeof name === 'string');

/** How this workplace likes to see things; remembered between starts. */
export const usePreferences = create<Preferences>(() => ({
  theme: loadPreference('theme', 'system', isTheme),
  sidebarOpen: loadPreference('sidebarOpen', true, isBoolean),
  folded: loadPreference('folded', [], isNames),
}));

export function changePreferences(changes: Partial<Preferences>): void {
  usePreferences.setState(changes);
  for (const [key, value] of Object.entries(changes)) savePreference(key, value);
}

/** Whether the page is dark now, by choice or as the machine is. */
export function useDark(): boolean {
  const theme = usePreferences(preferences => preferences.theme);
  const machine = useMedia('(prefers-color-scheme: dark)');
  return theme === 'system' ? machine : theme === 'dark';
}

/** Shows the page in the chosen light; `system` leaves it to the machine. */
export function followTheme(): void {
  const show = ({ theme }: Preferences) => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  };
  show(usePreferences.getState());
  usePreferences.subscribe(show);
}
