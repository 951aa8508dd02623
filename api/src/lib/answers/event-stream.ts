/** Server-sent events to one client. A client that reads slowly gets the newest state, not all that came before it. */
export interface EventStream {
  body: ReadableStream<Uint8Array>;
  /** Sends an event, in place of one that still waits. */
  send(event: string, data: unknown): void;
  /** Sends keep-alives to proxies and the client. A client that stops reading is disconnected. */
  beat(): void;
  end(): void;
}

/** Beats that a client may leave unread. */
const PATIENCE = 4;

/** Headers of a stream: no proxy may keep it back to compress or to gather it. */
export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
};

/** `retryMs`: how long the client waits before it comes again. `over` is called once, when either side has ended it. */
export function createEventStream(retryMs: number, over: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let waiting: string | undefined;
  let unread = 0;

  const isRead = () => (controller?.desiredSize ?? 0) > 0;
  const flush = () => {
    if (waiting === undefined || !isRead()) return;
    const text = waiting;
    // A reader that waits makes `enqueue` pull again before it returns.
    waiting = undefined;
    unread = 0;
    controller?.enqueue(encoder.encode(text));
  };
  const end = () => {
    if (!controller) return;
    const open = controller;
    controller = undefined;
    open.close();
    over();
  };
  return {
    body: new ReadableStream({
      start(opened) {
        controller = opened;
      },
      pull: flush,
      cancel() {
        controller = undefined;
        over();
      },
    }),
    send(event, data) {
      waiting = `retry: ${retryMs}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      flush();
    },
    beat() {
      if (!isRead() && ++unread > PATIENCE) return end();
      waiting ??= ': \n\n';
      flush();
    },
    end,
  };
}
