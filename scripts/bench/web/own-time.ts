/** An event of Chromium's trace, in microseconds: `dur` by the clock, `tdur` in which its thread ran. */
interface TraceEvent {
  name: string;
  ph: string;
  dur?: number;
  tdur?: number;
}

export interface Trace {
  traceEvents: TraceEvent[];
}

/**
 * The trace with each task as long as its thread ran. A task by the clock also has the time in which it waited for a processor:
 * the browser's other threads draw at the same moment, and Lighthouse multiplies that wait by four, as if the page had worked. On
 * two processors it is most of what "blocks"; a phone has six to eight.
 * @throws {Error} if the trace has no such times, which would leave every task as it is.
 */
export function ownTimeOf(trace: Trace): Trace {
  const tasks = trace.traceEvents.filter(isTask);
  if (!tasks.some(({ tdur }) => tdur !== undefined)) throw new Error('the trace has no times of threads');
  return {
    ...trace,
    traceEvents: trace.traceEvents.map(event =>
      isTask(event) && event.dur !== undefined && event.tdur !== undefined
        ? { ...event, dur: Math.min(event.dur, event.tdur) }
        : event,
    ),
  };
}

const isTask = ({ name, ph }: TraceEvent) => ph === 'X' && name.endsWith('RunTask');
