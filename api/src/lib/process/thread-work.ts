import { parentPort } from 'node:worker_threads';
import type { Task, ThreadAnswer } from './thread.ts';

/** Handles the questions in a file that runs in a thread (`createThread`). */
export function answerQuestions<Question, Answer>(work: (question: Question) => Promise<Answer>): void {
  parentPort?.on('message', ({ id, question }: Task<Question>) => {
    const answer = (done: ThreadAnswer<Answer>) => parentPort?.postMessage(done);
    work(question).then(
      result => answer({ id, answer: result }),
      (error: unknown) => answer({ id, error: error instanceof Error ? (error.stack ?? '') : String(error) }),
    );
  });
}
