import { depositSums } from '@driftig/domain/invoices/deposit';
import type { Prepayment } from '@driftig/domain/invoices/settling';

import { isNumber, type TypedNumber } from '../../../../ui/fields/number-text.ts';

/** The part of the form that says what kind of invoice it is, and which deposit it is based on. */
export interface DepositValues {
  /** Null before it is chosen. */
  kind: 'final' | 'deposit' | null;
  /** Gross, in øre: what a deposit invoice asks for, or what is taken off as paid. */
  depositPrice: TypedNumber;
  /**
   * Whether the form is based on a deposit: the choice between Deposit and End is then the tick at
   * 'Deposit is already paid' (product D24).
   */
  followsDeposit: boolean;
  depositInvoiceNumber: number | null;
  depositDate: string;
  /** The rate of the VAT in the chosen deposit; left out while none is chosen. */
  depositTaxPercent?: number | undefined;
}

/** The values of a form that no deposit is chosen for; `price` is the one from Settings. */
export function noDeposit(price: number): DepositValues {
  return {
    kind: null,
    depositPrice: price === 0 ? null : price,
    followsDeposit: false,
    depositInvoiceNumber: null,
    depositDate: '',
    depositTaxPercent: undefined,
  };
}

interface PaidDeposit {
  readonly number: number;
  readonly date: string;
  readonly gross: number;
  readonly taxPercent?: number | undefined;
}

/** A paid deposit as the base: End, marked as paid (product D24). */
export function basedOn({ number, date, gross, taxPercent }: PaidDeposit): DepositValues {
  return {
    kind: 'final',
    depositPrice: gross,
    followsDeposit: true,
    depositInvoiceNumber: number,
    depositDate: date,
    depositTaxPercent: taxPercent,
  };
}

/**
 * Changed fields when 'Deposit is already paid' is ticked: the kind changes, and the linked number
 * is cleared.
 */
export function withPaidTick(paid: boolean) {
  return {
    kind: paid ? ('final' as const) : ('deposit' as const),
    depositInvoiceNumber: null,
    depositDate: '',
    depositTaxPercent: undefined,
  };
}

/** Whether the form is an End invoice that takes a paid deposit off. */
export function followsPaidDeposit({
  kind,
  followsDeposit,
}: Pick<DepositValues, 'kind' | 'followsDeposit'>): boolean {
  return followsDeposit && kind === 'final';
}

/** The deposit's amount; 0 while it is empty or no number yet. */
export function grossOf({ depositPrice }: Pick<DepositValues, 'depositPrice'>): number {
  return isNumber(depositPrice) ? depositPrice : 0;
}

/** Amount of the deposit that is subtracted from the total; 0 without a paid one. */
export function takenOff(values: DepositValues): number {
  return followsPaidDeposit(values) ? grossOf(values) : 0;
}

/** The rate of the VAT in the deposit: of its own document, or the given one where there is none yet. */
export function depositRate(
  values: Pick<DepositValues, 'kind' | 'followsDeposit' | 'depositTaxPercent'>,
  taxPercent: number,
): number {
  return followsPaidDeposit(values) ? (values.depositTaxPercent ?? taxPercent) : taxPercent;
}

/** The deposit as the End invoice says it. The number is 0 while none is chosen. */
export function prepaymentIn(values: DepositValues, taxPercent: number): Prepayment | undefined {
  const { depositInvoiceNumber: number, depositDate: date } = values;
  if (!followsPaidDeposit(values)) return undefined;
  const { price, tax } = depositSums(takenOff(values), depositRate(values, taxPercent));
  return { number: number ?? 0, date, price, tax };
}
