import type {
  DocumentColumns,
  DocumentGroup,
  DocumentLine,
  InvoiceDocument,
} from '@driftig/documents/invoice-document.types';

import classes from './sheet-lines.module.css';

/** The lines by group; the heading of a group shows its sum. */
export function SheetLines({ document }: { document: InvoiceDocument }) {
  const { columns, groups } = document;
  if (groups.length === 0) return null;
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th>{columns.name}</th>
          <th className={`${classes.figure} ${classes.quantityColumn}`}>{columns.quantity}</th>
          {columns.unit === undefined ? null : <th className={classes.unit}>{columns.unit}</th>}
          <th className={`${classes.figure} ${classes.priceColumn}`}>{columns.price}</th>
          <th className={`${classes.figure} ${classes.totalColumn}`}>{columns.total}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.title} group={group} columns={columns} />
      ))}
    </table>
  );
}

function Group({ group, columns }: { group: DocumentGroup; columns: DocumentColumns }) {
  return (
    <tbody>
      <tr className={classes.heading}>
        <th scope="rowgroup" colSpan={columns.unit === undefined ? 3 : 4}>
          {group.title}
        </th>
        <td className={classes.figure}>{group.sum}</td>
      </tr>
      {group.lines.map((line, index) => (
        // The lines of a document are never reordered, and two can be equal.
        // oxlint-disable-next-line react/no-array-index-key
        <Line key={index} line={line} columns={columns} />
      ))}
    </tbody>
  );
}

function Line({ line, columns }: { line: DocumentLine; columns: DocumentColumns }) {
  return (
    <tr className={classes.line}>
      <td className={classes.name}>
        <span className={classes.strong}>{line.description ? `${line.name},` : line.name}</span>
        {line.description ? <span className={classes.dimmed}> {line.description}</span> : null}
      </td>
      <td className={classes.quantity}>{line.quantity}</td>
      {columns.unit === undefined ? null : <td className={classes.unit}>{line.unit}</td>}
      <td className={classes.price}>{line.price}</td>
      <td className={classes.total}>{line.total}</td>
    </tr>
  );
}
