import { parentPort, threadId } from 'node:worker_threads';

/** Doubles numbers, fails for a negative one, and exits at zero. */
parentPort?.on('message', ({ id, question }: { id: number; question: number }) => {
  if (question === 0) process.exit(3);
  if (question < 0) parentPort?.postMessage({ id, error: 'negative' });
  else parentPort?.postMessage({ id, answer: { doubled: 2 * question, threadId } });
});
