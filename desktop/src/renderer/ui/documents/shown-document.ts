import { create } from 'zustand';
import type { DocumentName } from '../../../bridge-documents.ts';

/** A document that the page shows itself, because its station has no windows. */
export interface ShownDocument {
  name: DocumentName;
  address: string;
  fileName: string;
  /** Whether the document is to be printed, not only read. */
  print: boolean;
}

export const useShownDocument = create<{ shown: ShownDocument | null }>(() => ({ shown: null }));

export const showInPage = (shown: ShownDocument): void => useShownDocument.setState({ shown });
export const closeShownDocument = (): void => useShownDocument.setState({ shown: null });
