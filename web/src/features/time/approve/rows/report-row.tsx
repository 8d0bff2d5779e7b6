import { ChooseRow } from '../../../../ui/data-table/selection/choose.tsx';
import table from '../../../../ui/data-table/edited-table.module.css';
import type { RowSelection } from '../../../../ui/data-table/rows/data-row.tsx';
import { Tag } from '../../../../ui/display/status-chip.tsx';
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
  const isNewest = decisions.newest === entry.reportId;
  const has = (column: ColumnId) => columns.some(({ id }) => id === column);
  return (
    <tbody
      data-row={entry.reportId}
      className={[table.row, classes.row].join(' ')}
      data-chosen={choice?.chosen || undefined}
      data-newest={isNewest || undefined}
    >
      <tr>
        {choice ? <ChooseRow name={nameOfReport(entry)} choice={choice} /> : null}
        {columns.map(({ id, align }) => {
          const Cell = cells[id];
          return (
            <td key={id} data-column={id} data-align={align}>
              <Cell {...props} has={has} />
            </td>
          );
        })}
      </tr>
      <Below {...props} hasRemark={remarkOf(entry).text !== '' && !has('remark')} />
    </tbody>
  );
}

function Below(props: ReportRowProps & { hasRemark: boolean }) {
  const { entry, columns, choice, decisions, deviationsOf, hasRemark } = props;
  const open = deviationsOf(entry);
  const isNewest = decisions.newest === entry.reportId;
  if (!isNewest && open.length + entry.marks.length === 0 && !hasRemark) return null;
  return (
    <tr className={table.below}>
      {choice ? <td /> : null}
      <td colSpan={columns.length}>
        <div className={table.belowText}>
          {isNewest ? <Tag>{texts.newest}</Tag> : null}
          {entry.marks.map((mark) => (
            <span key={mark} className={classes.warning}>
              {texts.marks[mark]}
            </span>
          ))}
          {open.map((one) => (
            <span key={one.rule} className={classes.warning}>
              {lengthOf(one)}
            </span>
          ))}
          {hasRemark ? <RemarkCell entry={entry} decisions={decisions} /> : null}
        </div>
      </td>
    </tr>
  );
}
