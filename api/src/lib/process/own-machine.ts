/**
 * Whether the site is for the people of this machine alone. What serves a demonstration, and would give tickets or mails
 * away on a public site whose owner forgot a variable, is there only then.
 */
export function isOnOwnMachine(publicUrl: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
}
