import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { download } from '../../lib/api/download.ts';

/** Progress of an export, in bytes; `expected` is an estimate. */
export interface ExportProgress {
  received: number;
  expected: number | null;
  rows: number | null;
}

const begun: ExportProgress = { received: 0, expected: null, rows: null };
const numberIn = (headers: Headers, name: string) => Number(headers.get(name)) || null;

/** Downloads the filtered records as an Excel file; the download can be canceled. */
export function useExport() {
  const [progress, setProgress] = useState<ExportProgress>(begun);
  const stop = useRef<AbortController>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: async (query: object) => {
      setProgress(begun);
      const controller = new AbortController();
      stop.current = controller;
      try {
        await download('/office/boarding/records.xlsx', {
          query,
          signal: controller.signal,
          onProgress: (received, headers) =>
            setProgress({
              received,
              expected: numberIn(headers, 'X-Gangway-Expected-Bytes'),
              rows: numberIn(headers, 'X-Gangway-Rows'),
            }),
        });
      } catch (error) {
        if (!controller.signal.aborted) throw error;
      }
    },
  });
  return { start: mutate, running: isPending, progress, cancel: () => stop.current?.abort() };
}
