import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';

/** The messages to a thread; files that run in one must follow them. */
export interface Task<Question> {
  id: number;
  question: Question;
}
export type ThreadAnswer<Answer> = { id: number } & ({ answer: Answer } | { error: string });

/** A thread that answers questions one after the other. */
export interface Thread<Question, Answer> {
  /**
   * Rejects if the thread could not answer, or ended before; with AppError `unavailable` if too many questions wait already, or
   * this one has waited too long.
   */
  ask(question: Question): Promise<Answer>;
  /** Ends the thread; the next question starts another. */
  end(): Promise<void>;
}

/** The timeouts of a thread and its questions. */
export interface ThreadRules {
  /** The thread ends after this long without a question, in milliseconds. */
  idleMs: number;
  /** The most waiting questions. */
  mostWaiting?: number;
  /** How long a question may wait, in milliseconds; older ones are dropped. */
  mostWaitMs?: number;
}

/** A document takes tens of milliseconds: a longer queue would take half a minute. */
const MOST_WAITING = 500;
/** Half of a proxy's timeout, so that a client that is refused still gets the answer. */
const MOST_WAIT_MS = 30_000;

interface PendingRequest<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: Error): void;
  /** The timeout of the wait for its turn. */
  patience: NodeJS.Timeout;
}

/**
 * Runs a file in a separate thread, for work that would delay all requests. The first question starts the thread, and it ends
 * after `idleMs` without one, because it holds tens of megabytes. A crash fails the current question, and the next one starts
 * another thread. It does not keep the process running. Questions wait here, so that those without a waiting client are not sent.
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
    // Without the parent's flags: a test runner's loaders do not work in this thread.
    const worker = new Worker(file, { execArgv: [] });
    worker.unref();
    const lost = (error: Error) => {
      if (running === worker) giveUp(error);
    };
    worker.on('message', (done: ThreadAnswer<Answer>) => {
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

  /** Sends the next question; without one the thread becomes idle. */
  function next(): void {
    if (current) return;
    const [request] = waiting;
    if (!request) {
      running?.unref();
      clearTimeout(idle);
      idle = setTimeout(() => void end(), idleMs).unref();
      return;
    }
    clearTimeout(idle);
    clearTimeout(request.patience);
    waiting.delete(request);
    current = request;
    running ??= start();
    running.ref();
    running.postMessage({ id: ++count, question: request.question } satisfies Task<Question>);
  }

  /** Fails the open questions; the next one starts another thread, even while this one is still ending. */
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
          waiting.delete(request);
          reject(new AppError('unavailable'));
        }, mostWaitMs);
        const request = { question, resolve, reject, patience };
        waiting.add(request);
        next();
      });
    },
    end,
  };
}
