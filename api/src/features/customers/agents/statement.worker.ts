import { answerQuestions } from '../../../lib/process/thread-work.ts';
import { type StatementFile, statementDocument } from './statement-document.view.ts';

/** Draws statements in a separate thread: one with thousands of entries takes a second. */
answerQuestions((file: StatementFile) => statementDocument(file));
