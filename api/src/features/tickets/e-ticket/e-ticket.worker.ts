import { answerQuestions } from '../../../lib/process/thread-work.ts';
import { eTicketPdf } from './e-ticket-document.view.ts';

/** Draws e-tickets in a separate thread, one file after the other. Fonts and pictures are read once for all. */
answerQuestions(eTicketPdf);
