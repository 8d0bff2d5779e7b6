import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import type { recordedKinds } from '@driftig/contracts/invoices/payment-kinds';

import { texts } from './texts.ts';

export type RecordedKind = (typeof recordedKinds)[number];

interface KindForm {
  readonly title: (number: number) => string;
  readonly submit: string;
  readonly text: string;
  readonly textHelp: string;
  /** The amount that the form begins with. */
  readonly amountOf: (invoice: PrintableInvoice) => number;
}

/** The dialog of each kind of entry. */
export const kindForms: Readonly<Record<RecordedKind, KindForm>> = {
  payment: {
    title: texts.recordTitle,
    submit: texts.record,
    text: texts.text,
    textHelp: texts.textHelp,
    amountOf: ({ open }) => open,
  },
  refund: {
    title: texts.refundTitle,
    submit: texts.refund,
    text: texts.text,
    textHelp: texts.textHelp,
    amountOf: ({ credit }) => credit,
  },
  useCredit: {
    title: texts.useCreditTitle,
    submit: texts.use,
    text: texts.text,
    textHelp: texts.textHelp,
    amountOf: ({ credit }) => credit,
  },
  writeOff: {
    title: texts.writeOffTitle,
    submit: texts.writeOff,
    text: texts.reason,
    textHelp: texts.reasonHelp,
    amountOf: ({ open }) => open,
  },
};
