import { answerQuestions } from '../../../lib/process/thread-work.ts';
import type { ETicketFile } from './e-ticket.types.ts';
import { eTicketPdf } from './e-ticket-document.view.ts';

/** Draws e-tickets in a separate thread, one order after the other. Fonts and pictures are read once for all. */
answerQuestions(({ voyage, tickets, format }: ETicketFile) => eTicketPdf(voyage, tickets, format));
