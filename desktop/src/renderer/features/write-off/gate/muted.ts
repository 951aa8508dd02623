import { create } from 'zustand';
import { loadPreference, savePreference } from '../../../lib/preferences/stored-preference.ts';

const MUTED_KEY = 'gate.muted';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether this workplace's gate is muted; stored. */
export const useMuted = create<{ muted: boolean }>(() => ({
  muted: loadPreference(MUTED_KEY, false, isFlag),
}));

export const isMuted = (): boolean => useMuted.getState().muted;

export function mute(muted: boolean): void {
  useMuted.setState({ muted });
  savePreference(MUTED_KEY, muted);
}
