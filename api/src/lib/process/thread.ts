import { Worker } from 'node:worker_threads';

/** What a thread is sent, and what it answers: the files that run in one keep to it. */
export interface Task<Question> {
  id: number;
  question: Question;
}
export type Done<Answer> = { id: number } & ({ answer: Answer } | { error: string });

/** A thread that answers questions one after the other. */
export interface Thread<Question, Answer> {
  /** Rejects when the thread could not answer, or ended before it did. */
  ask(question: Question): Promise<Answer>;
  /** Ends the thread; the next question starts another. */
  end(): Promise<void>;
}

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * Runs a file in a thread of its own, for work that would keep every request waiting. The thread is started by the first
 * question and ended after `idleMs` without one, because it holds tens of megabytes; one that crashes fails what it was
 * asked, and the next question starts another. It keeps no process running.
 */
export function createThread<Question, Answer>(
  file: URL,
  { idleMs }: { idleMs: number },
): Thread<Question, Answer> {
  let running: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let asked = 0;
  const waiting = new Map<number, Waiting<Answer>>();

  function rest(): void {
    if (waiting.size > 0) return;
    clearTimeout(idle);
    idle = setTimeout(() => void end(), idleMs).unref();
  }

  function start(): Worker {
    // Without the parent's flags: a test runner's loaders know nothing of this thread.
    const worker = new Worker(file, { execArgv: [] });
    worker.unref();
    const lost = (error: Error) => {
      if (running === worker) giveUp(error);
    };
    worker.on('message', (done: Done<Answer>) => {
      const asker = waiting.get(done.id);
      waiting.delete(done.id);
      if (waiting.size === 0) worker.unref();
      if ('answer' in done) asker?.resolve(done.answer);
      else asker?.reject(new Error(done.error));
      rest();
    });
    worker.on('error', lost);
    worker.on('exit', code => lost(new Error(`the thread of ${file.pathname} ended with ${code}`)));
    return worker;
  }

  /** Fails what was asked; the next question starts another thread, even while this one is still ending. */
  function giveUp(error: Error): void {
    running = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = running;
    giveUp(new Error(`the thread of ${file.pathname} was ended`));
    await ending?.terminate();
  }

  return {
    ask(question) {
      clearTimeout(idle);
      running ??= start();
      running.ref();
      const id = ++asked;
      const answered = new Promise<Answer>((resolve, reject) => waiting.set(id, { resolve, reject }));
      running.postMessage({ id, question } satisfies Task<Question>);
      return answered;
    },
    end,
  };
}
