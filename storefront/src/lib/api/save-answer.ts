import { fileNameOf, saveFile } from '@gangway/shared/ui/browser/save-file.ts';

/** Saves an answer as a file under the server's name for it, or the given one. */
export async function saveAnswer(answer: Response, name: string): Promise<void> {
  saveFile(await answer.blob(), fileNameOf(answer) ?? name);
}
