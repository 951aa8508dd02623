import { createServer } from 'node:net';
import { afterAll } from 'vitest';

export interface SmtpSink {
  url: string;
  /** Complete received messages. */
  received: string[];
  /** Refuses all further mails, like a full or failing server. */
  refuse(isRefusing: boolean): void;
}

/** A mail server on its own port that accepts every mail; closed after the test file. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const received: string[] = [];
  let isRefusing = false;
  const server = createServer(socket => {
    let unread = '';
    let message: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const readLine = (line: string) => {
      if (message && line !== '.') return void message.push(line.replace(/^\.\./, '.'));
      if (message) {
        received.push(message.join('\r\n'));
        message = undefined;
        return say('250 taken');
      }
      if (/^(EHLO|HELO|MAIL|RCPT)/.test(line))
        return say(isRefusing && line.startsWith('MAIL') ? '451 later' : '250 ok');
      if (line === 'DATA') {
        message = [];
        return say('354 go on');
      }
      say(line === 'QUIT' ? '221 bye' : '250 ok');
    };
    socket.on('data', chunk => {
      const lines = (unread + chunk.toString('utf8')).split('\r\n');
      unread = lines.pop() ?? '';
      for (const line of lines) readLine(line);
    });
    say('220 sink');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise<void>(resolve => server.close(() => resolve())));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: refusing => {
      isRefusing = refusing;
    },
  };
}
