import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { Answer, Bridge, Channel, EventName, Input, Output } from '../../bridge.ts';
import { i18next } from './language/i18n.ts';

declare global {
  interface Window {
    /** Set under Electron; a kiosk's page reaches its station over HTTP. */
    gangway?: Bridge;
  }
}

/** The connection to the station process of this workplace. */
export const bridge: Bridge = window.gangway ?? createKioskBridge();

/**
 * Calls a channel of the station.
 *
 * @throws ApiError if the station refuses or fails.
 */
export async function askStation<C extends Channel>(channel: C, input: Input<C>): Promise<Output<C>> {
  const answer = await bridge.invoke(channel, input).catch(() => null);
  if (answer?.ok) return answer.value;
  throw new ApiError(i18next.t('failure.station'), answer ? 'unexpected' : 'network');
}

function createKioskBridge(): Bridge {
  let stream: EventSource | undefined;
  return {
    async invoke<C extends Channel>(channel: C, input: Input<C>) {
      const response = await fetch(`/bridge/${channel}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ input }),
      });
      return (await response.json()) as Answer<Output<C>>;
    },
    on(event: EventName, listener) {
      stream ??= new EventSource('/bridge/events');
      const source = stream;
      const listen = (message: MessageEvent<string>) => listener(JSON.parse(message.data));
      source.addEventListener(event, listen);
      return () => source.removeEventListener(event, listen);
    },
  };
}
