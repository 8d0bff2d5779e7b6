import type { BilagType } from '@driftig/contracts/accounting/bilag-type';
import type { DraftHold } from '@driftig/contracts/accounting/draft-hold';

import type { DateText } from '../dates.ts';
import { AppError, badInput } from '../errors.ts';

/** A voucher that is not posted yet (product B29). */
export interface Draft {
  readonly id: string;
  /** Provisional (product B1). */
  readonly number: number;
  readonly description: string;
  readonly date: DateText;
  /** '' where it is not known. */
  readonly businessName: string;
  /** Gross, in øre; its sign follows the type. */
  readonly amount: number;
  /** The VAT in it, in øre, with the same sign. */
  readonly vat: number;
  readonly type: BilagType;
  /** Ids of accounts; '' on an imported draft until they are chosen. */
  readonly debitId: string;
  readonly creditId: string;
  /** Name among the company's stored files; '' without a file. */
  readonly file: string;
  readonly fileType: string;
  /** 'Denne faktura har ikke en fil'; false as soon as there is one. */
  readonly noFile: boolean;
  /** The imported receipt or expense; '' for a draft that was typed in. */
  readonly source: string;
  /** Why it cannot be posted; '' where nothing holds it back. */
  readonly hold: DraftHold;
  readonly userId: string;
  readonly employee: string;
  readonly version: number;
}

/** Record kinds that are imported into drafts. */
type ImportKind = 'receipts' | 'expenses';

/** Fields of the draft form; an import may leave all of them out. */
export interface DraftForm {
  readonly description?: string | undefined;
  readonly date?: DateText | undefined;
  readonly businessName?: string | undefined;
  readonly amount?: number | undefined;
  readonly vat?: number | undefined;
  readonly type?: BilagType | undefined;
  readonly debitId?: string | undefined;
  readonly creditId?: string | undefined;
  readonly noFile?: boolean | undefined;
}

type Fields = Pick<
  Draft,
  | 'description'
  | 'date'
  | 'businessName'
  | 'amount'
  | 'vat'
  | 'type'
  | 'debitId'
  | 'creditId'
  | 'noFile'
>;

/** Product V18, to the letter; used by the form and by the server. */
export const draftTexts = {
  incomplete: 'Alle felter skal udfyldes.',
  sameAccount: 'Konto og modkonto må ikke være den samme.',
} as const;

const missingTexts = {
  description: 'Skriv en beskrivelse.',
  date: 'Vælg en dato.',
  amount: 'Skriv et beløb.',
  debitId: 'Vælg en konto.',
  creditId: 'Vælg en modkonto.',
} as const;

/** Error texts by field; empty where the form is complete. */
export function draftFaults(form: DraftForm): Record<string, string> {
  const names = Object.keys(missingTexts) as (keyof typeof missingTexts)[];
  const missing = names.filter((name) => form[name] === undefined || form[name] === '');
  if (missing.length > 0)
    return Object.fromEntries(missing.map((name) => [name, missingTexts[name]]));
  if (form.debitId === form.creditId) return { creditId: draftTexts.sameAccount };
  return amountFaults(form);
}

/** Whether a field is missing, and not only wrong. */
export function isIncomplete(faults: Readonly<Record<string, string>>): boolean {
  const missing: readonly string[] = Object.values(missingTexts);
  return Object.values(faults).some((text) => missing.includes(text));
}

function amountFaults({ amount = 0, vat = 0 }: DraftForm): Record<string, string> {
  if (amount === 0) return { amount: 'Beløbet må ikke være 0.' };
  return Math.abs(vat) > Math.abs(amount)
    ? { vat: 'Momsen kan ikke være større end beløbet.' }
    : {};
}

/**
 * The fields of a draft that is typed in. Throws bad_input at what is missing or does not fit (product V18).
 */
export function draftFields(form: DraftForm): Fields {
  const fields = draftFaults(form);
  if (isIncomplete(fields))
    throw new AppError('bad_input', { message: draftTexts.incomplete, fields });
  if (Object.keys(fields).length > 0) throw badInput(fields);
  return filledFields(form);
}

/** The fields of an imported draft, whose accounts are chosen later. */
export function importedFields(form: DraftForm): Fields {
  const fields = {
    ...amountFaults(form),
    ...(form.debitId !== undefined &&
      form.debitId === form.creditId && { creditId: draftTexts.sameAccount }),
  };
  if (Object.keys(fields).length > 0) throw badInput(fields);
  return filledFields(form);
}

function filledFields(form: DraftForm): Fields {
  const { type = 'expense', amount = 0, vat = 0 } = form;
  return {
    description: form.description ?? '',
    date: form.date ?? '',
    businessName: form.businessName ?? '',
    amount: signedAmount(type, amount),
    vat: signedAmount(type, vat),
    type,
    debitId: form.debitId ?? '',
    creditId: form.creditId ?? '',
    noFile: form.noFile ?? false,
  };
}

/** A Kreditnota is negative, every other type positive, whichever sign was typed. */
export function signedAmount(type: BilagType, amount: number): number {
  const size = Math.abs(amount);
  return type === 'creditNote' && size !== 0 ? -size : size;
}

/** The stored source of an import, which makes it unique. */
export const sourceOf = (kind: ImportKind, id: string) => `${kind}#${id}`;

/** The id of the receipt that a draft was imported from; '' for any other draft. */
export function receiptOfDraft({ source }: Pick<Draft, 'source'>): string {
  const start = sourceOf('receipts', '');
  return source.startsWith(start) ? source.slice(start.length) : '';
}
