import { useTranslation } from 'react-i18next';
import { toasts } from '../../../ui/dialogs/toasts.ts';

/** Waits for a download and shows its error if it fails (R117). Returns whether it succeeded. */
export function useShownFailure(): (work: Promise<unknown>) => Promise<boolean> {
  const { t } = useTranslation('frame');
  return async work => {
    try {
      await work;
      return true;
    } catch (error) {
      toasts.show((error as Error).message || t('failure.hasError'), 'bad');
      return false;
    }
  };
}
