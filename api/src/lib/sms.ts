/** Sends a text message. Throws if it was not accepted; the queue retries. */
export interface SmsProvider {
  send(message: { to: string; text: string }): Promise<void>;
}
