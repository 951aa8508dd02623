/** A stream that was refused is not opened again by the browser itself. */
const REOPEN_MS = 3_000;

interface Following {
  /** Path of the server-sent events. */
  path: string;
  /** Name of the event that is listened to. */
  event: string;
  /** Something happened. */
  happened: () => void;
  /** Whether what happens can be heard from now on. */
  onConnection: (connected: boolean) => void;
}

/**
 * Listens to what the server tells by itself until the returned function is called. A browser comes back to a stream that
 * broke off, yet gives up on one that is answered with an error, as the station does while the server is out of reach.
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
