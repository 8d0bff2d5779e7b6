import type { RecordType } from '@driftig/contracts/record-type';
import { recordTypes } from '@driftig/contracts/record-types';
import type { ImportedType } from '@driftig/contracts/records-import';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { fetchAnew } from '../queries.ts';
import { checkLines, type CheckedLine } from './check-lines.ts';
import { readFile } from './read-file.ts';
import { texts } from './texts.ts';
import { nothingWritten, parcelsOf, writeLines, type Written } from './write-lines.ts';

export interface CheckedFile {
  readonly name: string;
  readonly lines: readonly CheckedLine[];
  readonly unknown: readonly string[];
  /** The numbers of good lines that were ticked off. */
  readonly skipped: ReadonlySet<number>;
}

export interface Progress {
  readonly total: number;
  readonly written: Written;
}

export type ImportStep =
  | { readonly name: 'choose'; readonly problem?: string }
  | { readonly name: 'reading' }
  | { readonly name: 'preview'; readonly file: CheckedFile }
  | ({ readonly name: 'writing' | 'over' } & Progress);

export const isGood = ({ faults }: CheckedLine) => faults.length === 0;
export const isChosen = ({ skipped }: CheckedFile, line: CheckedLine) =>
  isGood(line) && !skipped.has(line.number);
export const chosenOf = (file: CheckedFile) => file.lines.filter((line) => isChosen(file, line));

/** An import from the file that is chosen to the last line that is written. */
export function useImport(typeName: ImportedType) {
  const type: RecordType = recordTypes[typeName];
  const client = useQueryClient();
  const [step, setStep] = useState<ImportStep>({ name: 'choose' });
  const stopped = useRef(false);
  const refuse = (problem: string) => setStep({ name: 'choose', problem });

  const choose = async (file: File) => {
    setStep({ name: 'reading' });
    try {
      const read = readFile(type, new Uint8Array(await file.arrayBuffer()));
      if ('problem' in read) {
        refuse(read.problem);
        return;
      }
      const { unknown } = read;
      const lines = await checkLines(type, read.lines);
      const checked = { name: file.name, lines, unknown, skipped: new Set<number>() };
      setStep({ name: 'preview', file: checked });
    } catch {
      // The file was taken away or changed after it was chosen.
      refuse(texts.unreadable);
    }
  };

  const write = async (total: number, before: Written) => {
    stopped.current = false;
    const onProgress = (written: Written) => setStep({ name: 'writing', total, written });
    onProgress(before);
    const goOn = () => !stopped.current;
    const written = await writeLines({ typeName, before, goOn, onProgress });
    setStep({ name: 'over', total, written });
    await fetchAnew(client, typeName);
  };

  /** Ticks lines on or off; one with faults stays off. */
  const tick = (file: CheckedFile, lines: readonly CheckedLine[], on: boolean) => {
    const skipped = new Set(file.skipped);
    for (const { number } of lines) {
      if (on) skipped.delete(number);
      else skipped.add(number);
    }
    setStep({ name: 'preview', file: { ...file, skipped } });
  };

  return {
    step,
    refuse,
    tick,
    choose: (file: File) => void choose(file),
    again: () => setStep({ name: 'choose' }),
    start: (lines: readonly CheckedLine[]) =>
      void write(lines.length, { ...nothingWritten, left: parcelsOf(lines) }),
    /** What has begun is finished first. */
    stop: () => {
      stopped.current = true;
    },
    goOn: ({ total, written: { saved, refused, left } }: Progress) =>
      void write(total, { saved, refused, left }),
  };
}

export type ImportFlow = ReturnType<typeof useImport>;
