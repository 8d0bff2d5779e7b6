import type { RecordType } from '@driftig/contracts/records/record-type';
import { useMemo, useRef, useState } from 'react';

import { invalidate } from '../../../api/queries/changes.ts';
import { useRecordRows } from '../change/record-rows.ts';
import { checkLines, type CheckedLine } from './check-lines.ts';
import { findDuplicates } from './find-duplicates.ts';
import type { ColumnNotes } from './column-notes.ts';
import { readFile } from './read-file.ts';
import { texts } from './texts.ts';
import { nothingWritten, batchesOf, writeLines, type Written } from './write-lines.ts';
import type { RecordScreen } from '../views/record-view.ts';

export interface CheckedFile {
  readonly name: string;
  readonly lines: readonly CheckedLine[];
  readonly notes: ColumnNotes;
  /** Duplicated record of each line, by its number. */
  readonly duplicates: ReadonlyMap<number, string>;
  /** The list could not be fetched, so duplicates are unknown. */
  readonly notCompared: boolean;
  /** Checkboxes that the user has changed, by line number; by default all but duplicates are checked. */
  readonly ticked: ReadonlyMap<number, boolean>;
}

export interface Progress {
  readonly total: number;
  readonly written: Written;
}

/** A file before it is compared with the list. */
type ReadFileStep = Omit<CheckedFile, 'duplicates' | 'notCompared'>;

type Step<File> =
  | { readonly name: 'choose'; readonly problem?: string }
  | { readonly name: 'reading' }
  | { readonly name: 'preview'; readonly file: File }
  | ({ readonly name: 'writing' | 'over' } & Progress);

type ImportStep = Step<CheckedFile>;

export const isValid = ({ faults }: CheckedLine) => faults.length === 0;
export const isChosen = ({ ticked, duplicates }: CheckedFile, line: CheckedLine) =>
  isValid(line) && (ticked.get(line.number) ?? !duplicates.has(line.number));
export const chosenOf = (file: CheckedFile) => file.lines.filter((line) => isChosen(file, line));

const none: ReadonlyMap<number, string> = new Map();

/** The step with the duplicates of its file, once the list is loaded or has failed to load. */
function useComparedFile(screen: RecordScreen, step: Step<ReadFileStep>): ImportStep {
  const { rows, loadingMore, error } = useRecordRows(screen);
  const file = step.name === 'preview' ? step.file : undefined;
  const lines = file?.lines;
  const waiting = error === null && (rows === undefined || loadingMore);
  const duplicates = useMemo(
    () => (lines && !waiting ? findDuplicates(screen.type, rows ?? [], lines) : none),
    [screen, rows, lines, waiting],
  );
  if (step.name !== 'preview') return step;
  if (waiting) return { name: 'reading' };
  return {
    name: 'preview',
    file: { ...step.file, duplicates, notCompared: rows === undefined },
  };
}

/** The state of an import, from choosing the file to the last written line. */
export function useImport(screen: RecordScreen) {
  const type: RecordType = screen.type;
  const [step, setStep] = useState<Step<ReadFileStep>>({ name: 'choose' });
  const compared = useComparedFile(screen, step);
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
      const { notes } = read;
      const lines = await checkLines(type, read.lines);
      const checked = { name: file.name, lines, notes, ticked: new Map<number, boolean>() };
      setStep({ name: 'preview', file: checked });
    } catch {
      // The file was deleted or changed after it was chosen.
      refuse(texts.unreadable);
    }
  };

  const write = async (total: number, before: Written) => {
    stopped.current = false;
    const onProgress = (written: Written) => setStep({ name: 'writing', total, written });
    onProgress(before);
    const shouldContinue = () => !stopped.current;
    // Collected, so that the list is refetched once and not after each batch.
    const collect = new Set<string>();
    const written = await writeLines({
      type,
      before,
      shouldContinue,
      onProgress,
      collect,
    });
    setStep({ name: 'over', total, written });
    await invalidate(collect);
  };

  /** Checks or unchecks lines; an invalid line stays unchecked. */
  const tick = (file: CheckedFile, lines: readonly CheckedLine[], on: boolean) => {
    const ticked = new Map(file.ticked);
    for (const { number } of lines) ticked.set(number, on);
    setStep({ name: 'preview', file: { ...file, ticked } });
  };

  return {
    step: compared,
    refuse,
    tick,
    choose: (file: File) => void choose(file),
    again: () => setStep({ name: 'choose' }),
    start: (lines: readonly CheckedLine[]) =>
      void write(lines.length, { ...nothingWritten, left: batchesOf(lines) }),
    /** Calls that have started are finished. */
    stop: () => {
      stopped.current = true;
    },
    resume: ({ total, written: { saved, refused, left } }: Progress) =>
      void write(total, { saved, refused, left }),
  };
}

export type ImportFlow = ReturnType<typeof useImport>;
