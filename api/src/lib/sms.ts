/** Hands a text to a phone network. Throws when it was not taken; the queue tries again. */
export interface SmsProvider {
  send(message: { to: string; text: string }): Promise<void>;
}
