import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';
import type { WhyFigure } from '@driftig/contracts/core/why-figures';

import { formatKroner, formatQuantity } from '../format.ts';
import type { Oere } from '../money.ts';
import { sumOfRows, sumRow, withoutZeros, withRest } from './sum-of-rows.ts';

interface Line {
  readonly name: string;
  readonly quantity: number;
  readonly price: Oere;
  readonly total: Oere;
}

interface Deposit {
  readonly net: Oere;
  readonly tax: Oere;
  readonly gross: Oere;
  readonly taxPercent: number;
  /** Whether it is taken off, or asked for. */
  readonly isPaid: boolean;
  /** The invoice that it was paid on, as a row says it, and its address. */
  readonly of?: { readonly label: string; readonly to: string } | undefined;
}

/** The sums of an invoice, with the lines in their groups. */
export interface InvoiceFigures {
  readonly groups: readonly { readonly name: string; readonly lines: readonly Line[] }[];
  readonly price: Oere;
  readonly tax: Oere;
  readonly total: Oere;
  readonly amountDue: Oere;
  readonly taxPercent: number;
  /** The part of the price that has VAT. */
  readonly taxed: Oere;
  readonly deposit?: Deposit | undefined;
  readonly currency: string;
}

const lineRow = ({ name, quantity, price, total }: Line): WhyRow => ({
  label: name,
  note: `${formatQuantity(quantity) || '0'} × ${formatKroner(price)}`,
  amount: total,
});

const groupRows = ({ groups, price }: InvoiceFigures): WhyRow[] => {
  const rows = groups.map(({ name, lines }) => sumRow(name, lines.map(lineRow)));
  return withRest(withoutZeros(rows), price, 'Øvrige linjer');
};

const answerOf = (
  figure: WhyFigure,
  { currency }: Pick<InvoiceFigures, 'currency'>,
  rest: Pick<WhyAnswer, 'amount' | 'rows' | 'formula'>,
): WhyAnswer => ({ figure, unit: { currency }, ...rest });

const percentText = (percent: number) => `${formatQuantity(percent) || '0'} %`;

/** The sum of a group of lines. */
export function whyLines(figures: InvoiceFigures, index: number): WhyAnswer {
  const { name = '', lines = [] } = figures.groups[index] ?? {};
  const rows = lines.map(lineRow);
  return {
    title: name,
    ...answerOf('invoiceLines', figures, {
      amount: sumOfRows(rows),
      rows,
      formula: 'Antal × pris for hver linje, lagt sammen.',
    }),
  };
}

export const whyNet = (figures: InvoiceFigures): WhyAnswer =>
  answerOf('invoiceNet', figures, {
    amount: figures.price,
    rows: groupRows(figures),
    formula: 'Summen af linjerne uden moms.',
  });

/** The VAT is rounded once, of all that has VAT (product D4). */
export function whyTax(figures: InvoiceFigures): WhyAnswer {
  const { tax, taxed, price, taxPercent } = figures;
  const percent = percentText(taxPercent);
  const untaxed = price - taxed;
  return answerOf('invoiceTax', figures, {
    amount: tax,
    rows: [
      { label: `${percent} af ${formatKroner(taxed)}`, amount: tax },
      ...(untaxed === 0 ? [] : [{ label: `Uden moms: ${formatKroner(untaxed)}`, amount: 0 }]),
    ],
    formula: `${formatKroner(taxed)} × ${percent}, rundet én gang.`,
  });
}

const totalRows = (figures: InvoiceFigures): WhyRow[] => [
  { label: 'Pris uden moms', amount: figures.price, rows: groupRows(figures) },
  ...withRest(
    [{ label: `Moms ${percentText(figures.taxPercent)}`, amount: figures.tax }],
    figures.total - figures.price,
    'Afrunding',
  ),
];

export const whyTotal = (figures: InvoiceFigures): WhyAnswer =>
  answerOf('invoiceTotal', figures, {
    amount: figures.total,
    rows: totalRows(figures),
    formula: 'Pris uden moms + moms.',
  });

/** The deposit is gross: the VAT is in it (product D2). */
export function whyDeposit(figures: InvoiceFigures, deposit: Deposit): WhyAnswer {
  const { net, tax, gross, taxPercent } = deposit;
  const whole = formatQuantity(100 + taxPercent);
  return answerOf('invoiceDeposit', figures, {
    amount: gross,
    rows: [
      { label: 'Depositum uden moms', amount: net },
      ...withRest(
        [{ label: `Moms ${percentText(taxPercent)} af depositum`, amount: tax }],
        gross - net,
        'Afrunding',
      ),
    ],
    formula: `Momsen er ${formatKroner(gross)} × ${formatQuantity(taxPercent) || '0'} / ${whole}.`,
  });
}

/** The rows of the amount that an invoice asks for: its total less a paid deposit, or the deposit itself. */
export function dueRows(figures: InvoiceFigures): WhyRow[] {
  const { deposit, amountDue } = figures;
  if (deposit !== undefined && !deposit.isPaid)
    return withRest(whyDeposit(figures, deposit).rows, amountDue, 'Afrunding');
  const taken =
    deposit === undefined
      ? []
      : [{ label: 'Betalt depositum', ...deposit.of, amount: -deposit.gross }];
  return withRest([...totalRows(figures), ...taken], amountDue, 'Øvrige fradrag');
}

export function whyDue(figures: InvoiceFigures): WhyAnswer {
  const { deposit, amountDue } = figures;
  return answerOf('invoiceDue', figures, {
    amount: amountDue,
    rows: dueRows(figures),
    formula:
      deposit === undefined
        ? 'Pris uden moms + moms.'
        : deposit.isPaid
          ? 'Pris uden moms + moms − betalt depositum.'
          : 'Depositummet med moms.',
  });
}
