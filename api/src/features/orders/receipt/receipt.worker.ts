import { answerQuestions } from '../../../lib/process/thread-work.ts';
import { receiptPdf } from './receipt-document.view.ts';
import type { ReceiptFile } from './receipt-file.service.ts';

/** Draws receipts in a thread of its own. */
answerQuestions(({ receipt, language }: ReceiptFile) => receiptPdf(receipt, language));
