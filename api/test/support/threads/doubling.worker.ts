import { parentPort, threadId } from 'node:worker_threads';

/** Doubles numbers, cannot do it with a negative one, and ends at zero. */
parentPort?.on('message', ({ id, question }: { id: number; question: number }) => {
  if (question === 0) process.exit(3);
  if (question < 0) parentPort?.postMessage({ id, error: 'negative' });
  else parentPort?.postMessage({ id, answer: { doubled: 2 * question, threadId } });
});
