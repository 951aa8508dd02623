/** Delay before reconnecting: the browser does not reconnect by itself after an error response. */
const REOPEN_MS = 3_000;

interface Following {
  /** Path of the server-sent events. */
  path: string;
  /** Name of the event to subscribe to. */
  event: string;
  /** Called for every event. */
  happened: () => void;
  /** Called with whether the stream is connected. */
  onConnection: (connected: boolean) => void;
}

/**
 * Subscribes to server-sent events until the returned function is called. A browser reconnects to an interrupted stream,
 * but gives up on an error response, which the station sends while the server is unreachable.
 */
export function followEvents({ path, event, happened, onConnection }: Following): () => void {
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    stream = new EventSource(path);
    stream.addEventListener(event, happened);
    stream.addEventListener('open', () => onConnection(true));
    stream.addEventListener('error', () => {
      onConnection(false);
      if (stream?.readyState === EventSource.CLOSED) timer = setTimeout(open, REOPEN_MS);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    stream?.close();
  };
}
