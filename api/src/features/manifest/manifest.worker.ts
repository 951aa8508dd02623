import { answerQuestions } from '../../lib/process/thread-work.ts';
import { type ManifestFile, manifestPdf } from './manifest-document.view.ts';

/** Draws manifests in a separate thread: one of a full ship takes a second. */
answerQuestions((file: ManifestFile) => manifestPdf(file));
