import type { AccountType, VatCode } from '@driftig/contracts/accounting/account-type';

import { AppError, badInput } from '../errors.ts';
import { chartVersion, publicChart, standardAccount } from './public-chart.ts';

/** An account of a company's own chart. */
export interface Account {
  readonly id: string;
  /** Unique in the company. */
  readonly number: number;
  readonly name: string;
  readonly type: AccountType;
  /** Whether VAT is split off of what is posted to it (product B2). */
  readonly hasVat: boolean;
  /** Its account in the public chart; 0 while it is not mapped. */
  readonly standardNumber: number;
  /** Version of the public chart that `standardNumber` is of; '' while it is not mapped. */
  readonly chartVersion: string;
  readonly vatCode: VatCode;
  /** The company's own instruction for posting to it; '' for none. */
  readonly guidance: string;
  /** Number of drafts that name it as debit or credit. */
  readonly uses: number;
  /** Whether an entry of the ledger names it: its number, name and type are fixed from then on. */
  readonly isPosted: boolean;
  readonly version: number;
}

interface AccountForm {
  readonly number: number;
  readonly name: string;
  readonly type: AccountType;
  readonly hasVat?: boolean | undefined;
  readonly standardNumber?: number | undefined;
  readonly vatCode?: VatCode | undefined;
  readonly guidance?: string | undefined;
}

/** Throws bad_input at `standardNumber` where the public chart has no such account. */
function accountFields(form: AccountForm) {
  const { number, name, type, hasVat = false, standardNumber = 0 } = form;
  if (standardNumber !== 0 && standardAccount(standardNumber) === undefined)
    throw badInput({ standardNumber: 'Vælg en konto i standardkontoplanen.' });
  return {
    number,
    name,
    type,
    hasVat,
    standardNumber,
    chartVersion: standardNumber === 0 ? '' : chartVersion,
    vatCode: form.vatCode ?? vatCodeOf(type, hasVat),
    guidance: form.guidance ?? '',
  };
}

export function newAccount(id: string, form: AccountForm): Account {
  return { id, ...accountFields(form), uses: 0, isPosted: false, version: 1 };
}

const fixed = 'Der er bogført på kontoen, så det kan ikke ændres.';

/** Throws conflict where a field changes that is fixed once something is posted (product B34). */
function assertFixedFields(account: Account, form: AccountForm): void {
  if (!account.isPosted) return;
  const changed = (['number', 'name', 'type'] as const).filter(
    (name) => form[name] !== account[name],
  );
  if (changed.length === 0) return;
  const fields = Object.fromEntries(changed.map((name) => [name, fixed]));
  throw new AppError('conflict', {
    message: 'Der er bogført på kontoen. Nummer, navn og type kan ikke ændres.',
    fields,
  });
}

/**
 * Fields that the form leaves out keep their values. Throws conflict for a change of what is fixed by
 * then.
 */
export function changedAccount(account: Account, form: AccountForm): Account {
  assertFixedFields(account, form);
  const { hasVat = account.hasVat, standardNumber = account.standardNumber } = form;
  const kept = hasVat === account.hasVat && form.type === account.type;
  const vatCode = form.vatCode ?? (kept ? account.vatCode : undefined);
  const { guidance = account.guidance } = form;
  const fields = accountFields({ ...form, hasVat, standardNumber, vatCode, guidance });
  return { ...account, ...fields, version: account.version + 1 };
}

/** Throws conflict for an account that a draft or an entry names (product B4). */
export function assertUnused({ uses, isPosted }: Pick<Account, 'uses' | 'isPosted'>): void {
  if (isPosted)
    throw new AppError('conflict', {
      message: 'Kunne ikke slette konto. Der er bogført på den.',
    });
  if (uses > 0)
    throw new AppError('conflict', {
      message: 'Kunne ikke slette konto. Den bruges i kladden.',
    });
}

/** Every account of the public chart that is offered to an empty chart (product F15). */
export function accountsOfPublicChart(newId: () => string): Account[] {
  return publicChart.map(({ number, name, type, vatCode }) =>
    newAccount(newId(), {
      number,
      name,
      type,
      hasVat: vatCode !== '',
      standardNumber: number,
      vatCode,
    }),
  );
}

function vatCodeOf(type: AccountType, hasVat: boolean): VatCode {
  if (!hasVat) return '';
  return type === 'income' ? 'S1' : 'K1';
}
