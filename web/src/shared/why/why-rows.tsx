import type { WhyRow, WhyUnit } from '@driftig/contracts/core/why';
import { sumOfRows } from '@driftig/domain/why/sum-of-rows';
import { whyAmountText } from '@driftig/domain/why/amount-text';
import { Anchor, Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { texts } from './texts.ts';
import classes from './why-dialog.module.css';

interface Sources {
  readonly unit: WhyUnit;
  readonly onOpen: ((place: string) => void) | undefined;
  readonly onClose: () => void;
}

interface WhyRowsProps extends Sources {
  readonly rows: readonly WhyRow[];
}

/** Parts that have more rows than these begin closed, and all of them where together they have more than a page. */
const [mostOpen, mostOfAll] = [12, 40];
/** Rows of a part that are drawn at once. */
const page = 50;

/** The rows with their sum, which is that of all of them. */
export function WhyRows({ rows, ...sources }: WhyRowsProps) {
  if (rows.length === 0) return <p className={classes.note}>{texts.empty}</p>;
  return (
    <div className={classes.rows}>
      <ul>
        <Rows rows={rows} depth={0} {...sources} />
      </ul>
      <p className={classes.total}>
        <span>{texts.total}</span>
        <span>{whyAmountText(sumOfRows(rows), sources.unit, true)}</span>
      </p>
    </div>
  );
}

function Rows({ rows, depth, ...sources }: WhyRowsProps & { readonly depth: number }) {
  const isShort = rows.reduce((sum, row) => sum + (row.rows?.length ?? 0), 0) <= mostOfAll;
  const [drawn, setDrawn] = useState(page);
  const shown = rows.slice(0, drawn).map((row, index) => {
    const { rows: parts = [] } = row;
    const key = `${row.label}.${index}`;
    if (parts.length === 0)
      return (
        <li key={key} className={classes.row}>
          <Label row={row} {...sources} />
          <Figure row={row} unit={sources.unit} />
        </li>
      );
    return (
      <li key={key}>
        <details open={depth === 0 && isShort && row.amount !== 0 && parts.length <= mostOpen}>
          <summary className={classes.row}>
            <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />
            <Label row={row} {...sources} />
            <Figure row={row} unit={sources.unit} />
          </summary>
          <ul className={classes.parts}>
            <Rows rows={parts} depth={depth + 1} {...sources} />
          </ul>
        </details>
      </li>
    );
  });
  if (rows.length <= drawn) return shown;
  return (
    <>
      {shown}
      <li>
        <Button variant="subtle" size="compact-sm" onClick={() => setDrawn(drawn + page)}>
          {texts.more(rows.length - drawn)}
        </Button>
      </li>
    </>
  );
}

function Figure({ row, unit }: { readonly row: WhyRow; readonly unit: WhyUnit }) {
  return <span className={classes.figure}>{whyAmountText(row.amount, unit)}</span>;
}

/** Opens the source: an address closes the dialog, a place opens above it. */
function Label({ row, onOpen, onClose }: { readonly row: WhyRow } & Omit<Sources, 'unit'>) {
  const { label, note, to, place } = row;
  return (
    <span className={classes.label}>
      {to !== undefined ? (
        <Anchor component={Link} to={to} onClick={onClose}>
          {label}
        </Anchor>
      ) : place !== undefined && onOpen !== undefined ? (
        <Anchor component="button" onClick={() => onOpen(place)}>
          {label}
        </Anchor>
      ) : (
        label
      )}
      {note === undefined ? null : <small>{note}</small>}
    </span>
  );
}
