import type { AnswerOf } from '@driftig/contracts/core/route';
import type { lineReadRoutes } from '@driftig/contracts/invoices/line-reads';

import { paths } from '../../paths.ts';
import { toEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import { texts } from './texts.ts';

type Answer = AnswerOf<typeof lineReadRoutes.listLineNames>;
type Named = Answer['invoices'][number];

interface Place {
  readonly path: (number: number) => string;
  readonly label: (number: number) => string;
}

const onInvoice: Place = { path: paths.invoice, label: texts.onInvoice };
const onOrder: Place = { path: paths.order, label: texts.onOrder };

const known = new WeakMap<Answer, readonly Entry[]>();

/** The lines of invoices, then those of orders. A line leads to its document. */
export function readLines(answer: Answer): readonly Entry[] {
  const entries = known.get(answer) ?? [
    ...answer.invoices.flatMap((one) => entriesOf(one, onInvoice)),
    ...answer.orders.flatMap((one) => entriesOf(one, onOrder)),
  ];
  known.set(answer, entries);
  return entries;
}

function entriesOf({ number, names }: Named, { path, label }: Place): Entry[] {
  const to = path(number);
  return names.map((title) =>
    toEntry({ kind: 'lines', id: `${to} ${title}`, to, title, details: [label(number)] }),
  );
}
