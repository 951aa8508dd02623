/** Some browsers read the blob only after the click has returned. */
const KEPT_MS = 60_000;

/** Saves an answer as a file under the server's name for it, or the given one. */
export async function saveFile(answer: Response, name: string): Promise<void> {
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = nameOf(answer) ?? name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

const nameOf = (answer: Response): string | undefined =>
  /filename="?([^";]+)"?/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
