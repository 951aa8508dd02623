import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../ui/dialogs/toasts.ts';

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** The full-screen toggle; shows the prescribed warning where the browser does not support full screen (R83). */
export function useFullScreen(): { on: boolean; toggle: () => void } {
  const { t } = useTranslation('frame');
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const warn = () => toasts.show(t('shell.fullScreenUnsupported'), 'warn');
  const toggle = () => {
    if (!document.fullscreenEnabled) warn();
    else if (on) void document.exitFullscreen();
    else document.documentElement.requestFullscreen().catch(warn);
  };
  return { on, toggle };
}
