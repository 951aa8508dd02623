import type { BridgeError, Channel, Input, Output } from '../../../../bridge.ts';
import type { GateFailure } from '../../../../bridge-gate.ts';
import { bridge } from '../../../lib/bridge.ts';
import { i18next } from '../../../lib/language/i18n.ts';

type GateChannel = Extract<Channel, `gate.${string}`>;

/** Whether the gate itself refuses, as opposed to an internal failure. */
const isGateFailure = (code: BridgeError['code']): code is GateFailure =>
  code !== 'refused' && code !== 'failed';

/** Why the gate did not do something, with the message to show. */
export class GateError extends Error {
  /** Undefined if no answer came. */
  readonly code: BridgeError['code'] | undefined;

  constructor(sentence: string, code: BridgeError['code'] | undefined) {
    super(sentence);
    this.code = code;
  }
}

/**
 * Calls the gate of this workplace.
 * @throws GateError if it refuses or fails
 */
export async function askGate<C extends GateChannel>(channel: C, input: Input<C>): Promise<Output<C>> {
  const answer = await bridge.invoke(channel, input).catch(() => null);
  if (answer?.ok) return answer.value;
  throw new GateError(failureSentence(answer?.error), answer?.error.code);
}

/** The message that says what to do about a failure of the gate, in the page's language. */
export function failureSentence(error: Pick<BridgeError, 'code' | 'seconds'> | undefined): string {
  const words = { ns: 'write-off' } as const;
  if (!error || !isGateFailure(error.code)) return i18next.t('failure.station', words);
  if (error.seconds === undefined) return i18next.t(`failure.${error.code}`, words);
  const wait = error.code === 'too-many-lookups' ? 'failure.waitToSearch' : 'failure.wait';
  return i18next.t(wait, { ...words, count: error.seconds });
}
