import type {
  DocumentNote,
  DocumentRow,
  InvoiceDocument,
} from '@driftig/documents/invoice-document.types';

import classes from './sheet-settlement.module.css';

/** The notes on the left and the totals on the right. */
export function SheetSettlement({ document }: { document: InvoiceDocument }) {
  const { notes, totals } = document;
  return (
    <div className={classes.settlement}>
      <div className={classes.notes}>
        {notes.map((note) => (
          <Note key={note.title} note={note} />
        ))}
      </div>
      <div className={classes.totals}>
        <Rows rows={totals.base} />
        <Rows rows={totals.sum} />
        {totals.due ? (
          <p className={classes.due}>
            <span>{totals.due.label}</span>
            <strong>{totals.due.value}</strong>
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

function Rows({ rows }: { rows: readonly DocumentRow[] }) {
  return (
    <dl className={classes.rows}>
      {rows.map(({ label, detail, value, strong }) => (
        <div key={label} data-strong={strong || undefined}>
          <dt>
            {label}
            {detail ? <span className={classes.detail}> {detail}</span> : null}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
