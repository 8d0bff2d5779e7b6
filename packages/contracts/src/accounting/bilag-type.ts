import { codedEnumFromText } from '../wire/wire.ts';

/** Product B9: the types of a voucher by their numbers. */
export const bilagTypes = {
  expense: { code: 1, label: 'Udgift' },
  income: { code: 2, label: 'Indtægt' },
  creditNote: { code: 3, label: 'Kreditnota' },
  other: { code: 4, label: 'Øvrigt' },
} as const;
export type BilagType = keyof typeof bilagTypes;

export const bilagType = codedEnumFromText(
  {
    expense: bilagTypes.expense.code,
    income: bilagTypes.income.code,
    creditNote: bilagTypes.creditNote.code,
    other: bilagTypes.other.code,
  },
  'Vælg en bilagstype.',
);
