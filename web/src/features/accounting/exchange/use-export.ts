import { useEffect, useRef, useState } from 'react';

import { messageOf } from '../../../api/errors.ts';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import { downloadFile } from '../../../ui/files/download-file.ts';
import type { Period } from '../ledger/place.ts';
import { texts } from './texts.ts';

/** The period of a file, and how its making says how far it is. */
export interface Export {
  readonly period: Period;
  readonly today: string;
  readonly signal: AbortSignal;
  readonly onProgress: (entries: number) => void;
}

type Making = (asked: Export) => Promise<Blob | string>;

interface Running {
  /** Name of the file that is made; '' while none is. */
  readonly file: string;
  readonly entries: number;
  /** Name of the last file that was made. */
  readonly made: string;
}

/** Makes one file at a time and saves it. It ends when it is stopped or its dialog is closed. */
export function useExport(period: Period, today: string) {
  const [running, setRunning] = useState<Running>({ file: '', entries: 0, made: '' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const start = async (file: string, make: Making) => {
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    const onProgress = (entries: number) => setRunning((before) => ({ ...before, entries }));
    setRunning({ file, entries: 0, made: '' });
    let made = '';
    try {
      const content = await make({ period, today, signal, onProgress });
      if (!signal.aborted) downloadFile(file, content, typeOf(content));
      made = signal.aborted ? '' : file;
    } catch (error) {
      if (!signal.aborted) toastFailure(texts.failed, { text: messageOf(error, String(error)) });
    }
    setRunning((before) => ({ ...before, file: '', made }));
  };

  return { running, start, stop: () => abort.current?.abort() };
}

const typeOf = (content: Blob | string) =>
  typeof content === 'string' ? 'text/csv;charset=utf-8' : content.type;
