import { parentPort } from 'node:worker_threads';
import type { Done, Task } from '../../../lib/process/thread.ts';
import type { ETicketFile } from './e-ticket.types.ts';
import { eTicketPdf } from './e-ticket-document.view.ts';

/** Draws e-tickets in a thread of its own, one order after the other. Fonts and pictures are read once for all of them. */
parentPort?.on('message', ({ id, question }: Task<ETicketFile>) => {
  const answer = (done: Done<Uint8Array>) => parentPort?.postMessage(done);
  eTicketPdf(question.voyage, question.tickets, question.format).then(
    bytes => answer({ id, answer: bytes }),
    (error: unknown) => answer({ id, error: error instanceof Error ? (error.stack ?? '') : String(error) }),
  );
});
