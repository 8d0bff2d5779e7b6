import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';
import { sourceKinds, type SourceKind } from '@driftig/contracts/ledger/source-kind';
import { vatBoxes, type VatBox } from '@driftig/contracts/ledger/vat-box';

import { formatKroner } from '../format.ts';
import { whyAmountText } from './amount-text.ts';
import { vatHelp } from './vat-help.ts';
import { withoutSign, withRest } from './sum-of-rows.ts';

interface Box {
  readonly box: VatBox;
  readonly amount: number;
  readonly posted: number;
  readonly reported: number;
  readonly accounts: readonly number[];
  readonly parts: readonly Part[];
}

interface Part {
  /** '' for none. */
  readonly code: string;
  readonly source: SourceKind;
  readonly entries: number;
  readonly base: number;
  readonly amount: number;
}

const unit = { currency: 'DKK' } as const;

/** A box of the VAT return: the documents by kind and VAT code (product B55). */
export function whyVatBox({ box, amount, posted, accounts, parts }: Box): WhyAnswer {
  const rows = parts.map((part): WhyRow => ({
    label: [`${part.entries} × ${sourceKinds[part.source]}`, part.code].filter(Boolean).join(', '),
    note: `Grundlag ${formatKroner(part.base)}`,
    amount: part.amount,
    place: part.code === '' ? undefined : `vat.${part.code}`,
  }));
  return {
    figure: 'vatBox',
    title: vatBoxes[box],
    amount,
    unit,
    rows: withRest(rows, amount, 'Øvrige bilag'),
    formula: 'Momsen eller grundlaget af bilagene, lagt sammen efter momskode og dato.',
    rule: vatHelp[box].rule,
    compared:
      accounts.length === 0
        ? undefined
        : {
            title: accounts.length === 1 ? 'Momskontoen i perioden' : 'Momskontiene i perioden',
            rows: withRest([postedRow(accounts, posted)], amount, 'Forskel til feltet'),
          },
  };
}

/** The movement is known of the accounts together: one alone leads to its card. */
const postedRow = (accounts: readonly number[], amount: number): WhyRow => ({
  label: `Konto ${accounts.join(' og ')}`,
  amount,
  place: accounts.length === 1 ? `account.${String(accounts[0])}` : undefined,
});

/** How a box counts in the sum to be paid; undefined where it does not. */
export const payableSigns: Readonly<Partial<Record<VatBox, 1 | -1>>> = {
  sales: 1,
  goodsAbroad: 1,
  servicesAbroad: 1,
  input: -1,
  energy: -1,
};

/** The sum to be paid, from the whole kroner of the boxes. */
export function whyVatPayable(boxes: readonly Box[], payable: number): WhyAnswer {
  const rows = boxes.flatMap(({ box, reported }): WhyRow[] => {
    const sign = payableSigns[box];
    if (sign === undefined || reported === 0) return [];
    return [{ label: vatBoxes[box], amount: sign * reported }];
  });
  return withoutSign({
    figure: 'vatPayable',
    title: payable < 0 ? 'Momstilsvar til gode' : 'Momstilsvar at betale',
    amount: payable,
    unit,
    rows: withRest(rows, payable, 'Afrunding'),
    formula: 'Salgsmoms + moms af køb i udlandet − købsmoms − energiafgifter.',
    notes:
      payable < 0
        ? [`Skattestyrelsen betaler ${whyAmountText(-payable, unit, true)} tilbage.`]
        : [],
  });
}
