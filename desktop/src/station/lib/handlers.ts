import {
  type Answer,
  type Channel,
  channels,
  type EventData,
  type EventName,
  events,
  type Output,
} from '../../bridge.ts';
import { faultIn, GateRefusal } from './refusal.ts';

/** The station's handler of each channel. */
export type Handlers = {
  [C in Channel]: (input: ReturnType<(typeof channels)[C]['input']['parse']>) => Promise<Output<C>>;
};

const isChannel = (name: string): name is Channel => Object.hasOwn(channels, name);

/**
 * Answers a call of the page. Both sides are validated: the input may come from a compromised page, and the output
 * must not contain anything else. `report` receives unexpected errors.
 */
export function createDispatch(handlers: Handlers, report: (fault: unknown) => void) {
  return async (name: string, input: unknown): Promise<Answer<unknown>> => {
    if (!isChannel(name)) return refusal(`no channel ${name}`);
    const { input: inputSchema, output: outputSchema } = channels[name];
    const parsedInput = inputSchema.safeParse(input);
    if (!parsedInput.success) return refusal(`not what ${name} takes`);
    try {
      const handler = handlers[name] as (input: unknown) => Promise<unknown>;
      return { ok: true, value: outputSchema.parse(await handler(parsedInput.data)) };
    } catch (error) {
      const fault = faultIn(error);
      if (fault) report(fault);
      if (error instanceof GateRefusal) {
        const { code, message, seconds } = error;
        return { ok: false, error: { code, message, seconds } };
      }
      return { ok: false, error: { code: 'failed', message: `${name} failed` } };
    }
  };
}

const refusal = (message: string): Answer<never> => ({ ok: false, error: { code: 'refused', message } });

export type Dispatch = ReturnType<typeof createDispatch>;

/** Publishes the station's events to every subscribed page. */
export interface EventPublisher {
  publish<E extends EventName>(event: E, data: EventData<E>): void;
  listen(listener: (event: EventName, data: unknown) => void): () => void;
  /** Whether any page is subscribed. */
  hasSubscribers(): boolean;
}

export function createEventPublisher(): EventPublisher {
  const listeners = new Set<(event: EventName, data: unknown) => void>();
  return {
    publish(event, data) {
      const payload = events[event].parse(data);
      for (const listener of listeners) listener(event, payload);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasSubscribers: () => listeners.size > 0,
  };
}
