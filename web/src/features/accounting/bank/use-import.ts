import { bankRoutes, mostLinesChecked, mostLinesTaken } from '@driftig/contracts/bank/routes';
import type { ReadStatement, StatementFile } from '@driftig/domain/bank/read-statement';
import type { OwnColumns } from '@driftig/domain/bank/statement-formats';
import { countLines } from '@driftig/domain/bank/statement-line';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import type { BankAccount } from './queries.ts';
import { readBankFile } from './read-bank-file.ts';
import { texts } from './texts.ts';

type Step =
  | { readonly as: 'choose'; readonly problem?: string }
  | { readonly as: 'reading' }
  | {
      readonly as: 'columns';
      readonly file: File;
      readonly read: StatementFile & { as: 'columns' };
    }
  | { readonly as: 'preview'; readonly read: ReadStatement; readonly known: number | undefined }
  | { readonly as: 'taking'; readonly read: ReadStatement; readonly known: number | undefined };

const partsOf = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );

/** The steps of taking a file: chosen, read, its columns chosen where they are unknown, shown, and taken. */
export function useImport({ id, columns }: BankAccount, onClose: () => void) {
  const [step, setStep] = useState<Step>({ as: 'choose' });
  const params = { id };

  const show = async (read: ReadStatement) => {
    setStep({ as: 'preview', read, known: undefined });
    if (read.faults.length > 0) return;
    let known = 0;
    try {
      for (const lines of partsOf(countLines(read.lines), mostLinesChecked))
        // oxlint-disable-next-line no-await-in-loop
        known += (await call(bankRoutes.checkBankLines, { params, body: { lines } })).known;
      setStep({ as: 'preview', read, known });
    } catch (error) {
      setStep({ as: 'choose', problem: messageOf(error, texts.unreadable) });
    }
  };

  const choose = async (file: File, own: OwnColumns | null = columns) => {
    setStep({ as: 'reading' });
    try {
      const read = await readBankFile(file, own ?? undefined);
      if (read.as === 'problem') setStep({ as: 'choose', problem: read.text });
      else if (read.as === 'columns') setStep({ as: 'columns', file, read });
      else await show(read);
    } catch {
      // The file was moved or its permission is gone.
      setStep({ as: 'choose', problem: texts.unreadable });
    }
  };

  const chooseColumns = async (file: File, own: OwnColumns) => {
    try {
      await call(bankRoutes.saveBankColumns, { params, body: own });
      await choose(file, own);
    } catch (error) {
      toastFailure(texts.columnsFailed, { text: messageOf(error, '') });
    }
  };

  const take = async (read: ReadStatement, known: number | undefined) => {
    setStep({ as: 'taking', read, known });
    let taken = 0;
    try {
      for (const lines of partsOf(countLines(read.lines), mostLinesTaken))
        // One part after another: what is stored by then stays when the next one fails.
        // oxlint-disable-next-line no-await-in-loop
        taken += (await call(bankRoutes.takeBankLines, { params, body: { lines } })).taken;
      toastSuccess(texts.taken(taken));
      onClose();
    } catch (error) {
      toastFailure(texts.takeFailed, { text: messageOf(error, '') });
      await show(read);
    }
  };

  return { step, choose, chooseColumns, take, again: () => setStep({ as: 'choose' }) };
}
