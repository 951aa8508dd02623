import { parentPort } from 'node:worker_threads';

/** Doubles numbers, and is busy for as many milliseconds. */
parentPort?.on('message', ({ id, question }: { id: number; question: number }) => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, question);
  parentPort?.postMessage({ id, answer: { doubled: 2 * question } });
});
