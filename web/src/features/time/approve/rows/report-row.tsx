import { DecisionRow } from '../../../../shared/decision-lists/decision-table.tsx';
import type { RowSelection } from '../../../../ui/data-table/rows/data-row.tsx';
import { remarkOf } from '../../entry/entry-text.ts';
import type { Entry } from '../../queries.ts';
import { cells, RemarkCell, type CellProps } from './cells.tsx';
import type { ColumnId, ReportColumn } from './columns.ts';
import { lengthOf } from '../../warnings-text.ts';
import { nameOfReport } from './report-text.ts';
import classes from './report-table.module.css';
import { texts } from '../texts.ts';

interface ReportRowProps extends Omit<CellProps, 'has'> {
  entry: Entry;
  columns: readonly ReportColumn[];
  choice: RowSelection | null;
}

/** A row, and below it what there is to know before deciding. */
export function ReportRow(props: ReportRowProps) {
  const { entry, columns, choice, decisions } = props;
  const has = (column: ColumnId) => columns.some(({ id }) => id === column);
  return (
    <DecisionRow
      id={entry.reportId}
      name={nameOfReport(entry)}
      isNewest={decisions.isNewest(entry)}
      choice={choice}
      className={classes.row}
      columns={columns}
      cell={(id) => {
        const Cell = cells[id];
        return <Cell {...props} has={has} />;
      }}
      below={belowOf(props, remarkOf(entry).text !== '' && !has('remark'))}
    />
  );
}

function belowOf({ entry, decisions, deviationsOf }: ReportRowProps, hasRemark: boolean) {
  const open = deviationsOf(entry);
  if (open.length + entry.marks.length === 0 && !hasRemark) return null;
  const warnings = [
    ...entry.marks.map((mark) => ({ id: mark, text: texts.marks[mark] })),
    ...open.map((one) => ({ id: one.rule, text: lengthOf(one) })),
  ];
  return (
    <>
      {warnings.map(({ id, text }) => (
        <span key={id} className={classes.warning}>
          {text}
        </span>
      ))}
      {hasRemark ? <RemarkCell entry={entry} decisions={decisions} /> : null}
    </>
  );
}
