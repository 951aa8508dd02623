/** @typedef {{ site: string, username: string, password: string, who: string }} Account */
/** @typedef {{ url: string, mailbox: boolean, accounts: Account[] }} Ready */

/** Prints the addresses and the accounts to sign in with. */
export function printReady(/** @type {Ready} */ { url, mailbox, accounts }) {
  const lines = ['', `Gangway is ready: ${url}`, `  API documentation  ${url}/prod-api/docs`];
  if (mailbox) lines.push(`  Mails              ${url}/dev/mail`);
  lines.push('  Back office        npm run desktop:kiosk, in another terminal');
  if (accounts.length > 0) lines.push('', 'Sample accounts', ...table(accounts));
  lines.push('', 'Ctrl-C stops it.', '');
  process.stdout.write(`${lines.join('\n')}\n`);
}

function table(/** @type {Account[]} */ accounts) {
  const width = (/** @type {(account: Account) => string} */ cell) =>
    Math.max(...accounts.map(account => cell(account).length));
  const [site, name, password] = [width(a => a.site), width(a => a.username), width(a => a.password)];
  return accounts.map(
    a => `  ${a.site.padEnd(site)}  ${a.username.padEnd(name)}  ${a.password.padEnd(password)}  ${a.who}`,
  );
}
