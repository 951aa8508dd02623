/** Server-sent events to one client. A slow client gets the newest state, not all earlier ones. */
export interface EventStream {
  body: ReadableStream<Uint8Array>;
  /** Sends an event, which replaces one that still waits. */
  send(event: string, data: unknown): void;
  /** Sends keep-alives to proxies and the client. A client that stops reading is disconnected. */
  beat(): void;
  end(): void;
}

/** The most unread beats of a client. */
const PATIENCE = 4;

/** Headers of a stream: no proxy may compress or buffer it. */
export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
};

/** `retryMs`: how long the client waits before it reconnects. `over` is called once, when either side has ended the stream. */
export function createEventStream(retryMs: number, over: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let waiting: string | undefined;
  let unread = 0;

  const isRead = () => (controller?.desiredSize ?? 0) > 0;
  const flush = () => {
    if (waiting === undefined || !isRead()) return;
    const text = waiting;
    // If the reader waits, `enqueue` calls pull again before it returns.
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
