import { answerQuestions } from '../../process/thread-work.ts';
import { slipPdf } from './slip-document.view.ts';
import type { SlipFile } from './slip-file.service.ts';

/** Draws slips in a separate thread. */
answerQuestions(({ slip, language }: SlipFile) => slipPdf(slip, language));
