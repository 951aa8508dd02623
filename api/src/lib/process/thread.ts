import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';

/** What a thread is sent, and what it answers: the files that run in one keep to it. */
export interface Task<Question> {
  id: number;
  question: Question;
}
export type Done<Answer> = { id: number } & ({ answer: Answer } | { error: string });

/** A thread that answers questions one after the other. */
export interface Thread<Question, Answer> {
  /**
   * Rejects when the thread could not answer, or ended before it did; with AppError `unavailable` where too many questions
   * wait already, or this one has waited too long.
   */
  ask(question: Question): Promise<Answer>;
  /** Ends the thread; the next question starts another. */
  end(): Promise<void>;
}

/** How long a thread and its questions wait. */
export interface ThreadRules {
  /** The thread ends when it was asked nothing for so long, in milliseconds. */
  idleMs: number;
  /** The most questions that wait for their turn. */
  mostWaiting?: number;
  /** A question that has waited for longer is not asked any more, in milliseconds. */
  mostWaitMs?: number;
}

/** A document is drawn in tens of milliseconds: whoever is behind so many would wait for half a minute. */
const MOST_WAITING = 500;
/** Half of what a proxy waits for an answer: who is told to come again still hears it. */
const MOST_WAIT_MS = 30_000;

interface PendingRequest<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: Error): void;
  /** Ends the wait for its turn. */
  patience: NodeJS.Timeout;
}

/**
 * Runs a file in a thread of its own, for work that would keep every request waiting. The thread is started by the first
 * question and ended after `idleMs` without one, because it holds tens of megabytes; one that crashes fails what it was
 * asked, and the next question starts another. It keeps no process running. Questions wait for their turn here, so that one that
 * nobody waits for any more is not asked.
 */
export function createThread<Question, Answer>(
  file: URL,
  { idleMs, mostWaiting = MOST_WAITING, mostWaitMs = MOST_WAIT_MS }: ThreadRules,
): Thread<Question, Answer> {
  let running: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;
  let current: PendingRequest<Question, Answer> | undefined;
  const waiting = new Set<PendingRequest<Question, Answer>>();

  function start(): Worker {
    // Without the parent's flags: a test runner's loaders know nothing of this thread.
    const worker = new Worker(file, { execArgv: [] });
    worker.unref();
    const lost = (error: Error) => {
      if (running === worker) giveUp(error);
    };
    worker.on('message', (done: Done<Answer>) => {
      if (done.id !== count || !current) return;
      const { resolve, reject } = current;
      current = undefined;
      if ('answer' in done) resolve(done.answer);
      else reject(new Error(done.error));
      next();
    });
    worker.on('error', lost);
    worker.on('exit', code => lost(new Error(`the thread of ${file.pathname} ended with ${code}`)));
    return worker;
  }

  /** Asks the question whose turn it is; without one the thread rests. */
  function next(): void {
    if (current) return;
    const [asked] = waiting;
    if (!asked) {
      running?.unref();
      clearTimeout(idle);
      idle = setTimeout(() => void end(), idleMs).unref();
      return;
    }
    clearTimeout(idle);
    clearTimeout(asked.patience);
    waiting.delete(asked);
    current = asked;
    running ??= start();
    running.ref();
    running.postMessage({ id: ++count, question: asked.question } satisfies Task<Question>);
  }

  /** Fails what was asked; the next question starts another thread, even while this one is still ending. */
  function giveUp(error: Error): void {
    running = undefined;
    const failed = current ? [current, ...waiting] : [...waiting];
    current = undefined;
    waiting.clear();
    for (const { reject, patience } of failed) {
      clearTimeout(patience);
      reject(error);
    }
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = running;
    giveUp(new Error(`the thread of ${file.pathname} was ended`));
    await ending?.terminate();
  }

  return {
    ask(question) {
      if (waiting.size >= mostWaiting) return Promise.reject(new AppError('unavailable'));
      return new Promise<Answer>((resolve, reject) => {
        const patience = setTimeout(() => {
          waiting.delete(asked);
          reject(new AppError('unavailable'));
        }, mostWaitMs);
        const asked = { question, resolve, reject, patience };
        waiting.add(asked);
        next();
      });
    },
    end,
  };
}
