import type { WhyAnswer } from '@driftig/contracts/core/why';
import type {
  DocumentNote,
  DocumentRow,
  InvoiceDocument,
} from '@driftig/documents/invoice-document.types';

import { Why } from '../../../shared/why/why.tsx';
import classes from './sheet-settlement.module.css';
import type { SheetWhy } from './sheet-why.ts';

interface SheetSettlementProps {
  document: InvoiceDocument;
  why: SheetWhy | undefined;
}

/** The notes on the left and the totals on the right. */
export function SheetSettlement({ document, why }: SheetSettlementProps) {
  const { notes, totals } = document;
  return (
    <div className={classes.settlement}>
      <div className={classes.notes}>
        {notes.map((note) => (
          <Note key={note.title} note={note} />
        ))}
      </div>
      <div className={classes.totals}>
        <Rows rows={totals.base} why={why?.base} />
        <Rows rows={totals.sum} why={why?.sum} />
        {totals.due ? (
          <p className={classes.due}>
            <span>{totals.due.label}</span>
            <strong>
              <Sum label={totals.due.label} value={totals.due.value} answer={why?.due} />
            </strong>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Note({ note }: { note: DocumentNote }) {
  return (
    <section className={classes.note}>
      <h3>{note.title}</h3>
      {note.subtitle ? <p>{note.subtitle}</p> : null}
      {note.rows.length > 0 ? <Rows rows={note.rows} /> : null}
      {note.text ? <p>{note.text}</p> : null}
    </section>
  );
}

interface SumProps {
  label: string;
  value: string;
  answer: (() => WhyAnswer) | undefined;
}

function Sum({ label, value, answer }: SumProps) {
  if (answer === undefined) return value;
  return (
    <Why label={label} answer={answer}>
      {value}
    </Why>
  );
}

interface RowsProps {
  rows: readonly DocumentRow[];
  why?: SheetWhy['base'] | undefined;
}

function Rows({ rows, why }: RowsProps) {
  return (
    <dl className={classes.rows}>
      {rows.map(({ label, detail, value, strong }, index) => (
        <div key={label} data-strong={strong || undefined}>
          <dt>
            {label}
            {detail ? <span className={classes.detail}> {detail}</span> : null}
          </dt>
          <dd>
            <Sum label={label} value={value} answer={why?.[index]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
