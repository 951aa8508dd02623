import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { bridge } from '../bridge.ts';
import { createScannerSubscriptions, type ScannerSubscriber } from './scanner-subscriptions.ts';

const subscribeToScanner = createScannerSubscriptions(bridge, window);

const emptyTexts = { result: 'scan.emptyResult', content: 'scan.emptyContent' } as const;

/**
 * Subscribes to the serial scanner of this workplace while the component is mounted, ahead of earlier subscribers.
 * `gate`: the station boards scanned tickets by itself; `page`: `code` is called. An empty scan shows a message, unless
 * `empty` handles it.
 */
export function useScanner({
  who,
  code,
  empty,
}: Pick<ScannerSubscriber, 'who'> & Partial<ScannerSubscriber>): void {
  const { t } = useTranslation('prescribed');
  const latest = useRef({ code, empty });
  latest.current = { code, empty: empty ?? (what => toasts.show(t(emptyTexts[what]), 'warn')) };
  useEffect(
    () =>
      subscribeToScanner({
        who,
        // Rendered synchronously, so that a dialog opened by this code receives the next one.
        code: text => flushSync(() => latest.current.code?.(text)),
        empty: what => latest.current.empty?.(what),
      }),
    [who],
  );
}
