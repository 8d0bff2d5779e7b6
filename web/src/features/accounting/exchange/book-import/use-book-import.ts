import { accountRoutes } from '@driftig/contracts/accounting/accounts';
import { importRoutes } from '@driftig/contracts/exchange/imports';
import { batchSize } from '@driftig/domain/exchange/saft-in/import-batch';
import { formOfNew } from '@driftig/domain/exchange/saft-in/map-accounts';
import { useState } from 'react';

import { call } from '../../../../api/client.ts';
import { messageOf } from '../../../../api/errors.ts';
import { toastFailure, toastSuccess } from '../../../../ui/feedback/toast.tsx';
import { previewOf, readOwnBooks, type Preview } from './book-facts.ts';
import { readSaftFile } from './read-saft-file.ts';
import { texts } from './texts.ts';

type Step =
  | { readonly as: 'choose'; readonly problem?: string; readonly faults?: readonly string[] }
  | { readonly as: 'reading' }
  | { readonly as: 'preview'; readonly preview: Preview; readonly withOpenings: boolean }
  | { readonly as: 'taking'; readonly preview: Preview; readonly progress: string };

/** The steps of taking another system's books: chosen, read, shown with what cannot be mapped, and posted. */
export function useBookImport(today: string, onClose: () => void) {
  const [step, setStep] = useState<Step>({ as: 'choose' });

  const choose = async (file: File) => {
    setStep({ as: 'reading' });
    try {
      const read = await readSaftFile(file);
      if (read.as === 'problem') {
        setStep({ as: 'choose', problem: read.text, faults: read.faults ?? [] });
        return;
      }
      const { books, hash } = read;
      const own = await readOwnBooks(books);
      const name = file.name.slice(0, 200);
      show(previewOf({ name, hash, books, own, choices: new Map() }, today));
    } catch (error) {
      // The file was moved, or there is no connection.
      setStep({ as: 'choose', problem: messageOf(error, texts.unreadable) });
    }
  };

  const show = (preview: Preview) =>
    setStep({ as: 'preview', preview, withOpenings: preview.openings.as === 'new' });

  const chooseAccount = (preview: Preview, id: string, own: number) =>
    show(previewOf({ ...preview, choices: new Map([...preview.choices, [id, own]]) }, today));

  const take = async (preview: Preview, withOpenings: boolean) => {
    const say = (progress: string) => setStep({ as: 'taking', preview, progress });
    try {
      say(texts.creating);
      await createAccounts(preview);
      await takeAll(preview, withOpenings, say);
      toastSuccess(texts.taken(preview.name));
      onClose();
    } catch (error) {
      toastFailure(texts.failed, { text: messageOf(error, '') });
      const own = await readOwnBooks(preview.books).catch(() => preview.own);
      show(previewOf({ ...preview, own }, today));
    }
  };

  return { step, choose, chooseAccount, take, again: () => setStep({ as: 'choose' }), setStep };
}

/** The accounts that the chart does not have; a retry makes none twice. */
async function createAccounts({ accounts, hash }: Preview): Promise<void> {
  for (const one of accounts) {
    const body = one.by === 'create' ? formOfNew(one) : undefined;
    if (body === undefined) continue;
    const idempotencyKey = `import-${hash.slice(0, 16)}-${body.number}`;
    // One after another: the chart is numbered, and a failure names its account.
    // oxlint-disable-next-line no-await-in-loop
    await call(accountRoutes.createAccount, { body }, { idempotencyKey });
  }
}

async function takeAll(
  { name, hash: file, books, plan }: Preview,
  withOpenings: boolean,
  say: (progress: string) => void,
): Promise<void> {
  const { entries, debit } = plan;
  const { from, to } = books;
  const openings = withOpenings ? [...plan.openings] : [];
  const facts = { file, name, from, to, debit, openings, entries: entries.length };
  let { id, taken } = await call(importRoutes.startBookImport, { body: facts });
  while (taken < entries.length) {
    say(texts.progress(taken, entries.length));
    const sent = entries.slice(taken, taken + batchSize(entries, taken));
    const body = { first: taken, entries: sent.map((one) => ({ ...one, lines: [...one.lines] })) };
    // One batch after another: each has its place in the chain, and the server says how far it is.
    // oxlint-disable-next-line no-await-in-loop
    ({ id, taken } = await call(importRoutes.takeImportEntries, { params: { id }, body }));
  }
}
