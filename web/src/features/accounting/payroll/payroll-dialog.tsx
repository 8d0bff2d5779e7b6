// Default export: loaded when it is opened.
import { payrollRoutes } from '@driftig/contracts/accounting/payroll';
import { addDays, addMonths, danishDate } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';
import { whyPayroll } from '@driftig/domain/why/allowance';
import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { Why } from '../../../shared/why/why.tsx';
import { Amount } from '../../../ui/display/amount.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { DateInput } from '../../../ui/fields/date-input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FactList } from '../lists/book-row.tsx';
import classes from '../lists/lists.module.css';
import { PayrollSettings } from './payroll-settings.tsx';
import type { Preview } from './preview.ts';
import { texts } from './texts.ts';
import { useExport } from './use-export.ts';

function lastMonth() {
  const first = `${danishDate(new Date().toISOString()).slice(0, 7)}-01`;
  return { from: addMonths(first, -1), to: addDays(first, -1) };
}

/** The approved rows of a period as a file for the payroll (product B51). */
export default function PayrollDialog({ onClose }: { onClose: () => void }) {
  const [period, setPeriod] = useState(lastMonth);
  const preview = useQuery(routeQuery(payrollRoutes.previewPayroll, { query: period }));
  const { busy, failure, mayAgain, download } = useExport(period);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.title}
      size={720}
      busy={busy}
      footer={
        <Button variant="filled" loading={busy} onClick={() => void download(mayAgain)}>
          {mayAgain ? texts.again : texts.download}
        </Button>
      }
    >
      <p>{texts.purpose}</p>
      <div className={classes.numbers}>
        <DateInput
          label={texts.from}
          value={period.from}
          onChange={(from) => setPeriod({ ...period, from })}
        />
        <DateInput
          label={texts.to}
          value={period.to}
          onChange={(to) => setPeriod({ ...period, to })}
        />
      </div>
      {failure === undefined ? null : (
        <Alert color={mayAgain ? 'yellow' : 'red'} role="alert">
          {failure}
        </Alert>
      )}
      <QueryResult query={preview} title={texts.notLoaded} errorId={errorIdOf(preview.error)}>
        {(shown) => <PayrollPreview preview={shown} />}
      </QueryResult>
    </Dialog>
  );
}

function PayrollPreview({ preview }: { preview: Preview }) {
  const { rows, sum, people } = preview;
  if (rows.length === 0)
    return (
      <p className={classes.nothing} role="status">
        {texts.empty}
      </p>
    );
  return (
    <>
      <FactList
        facts={[
          [
            texts.sum,
            <Why key="sum" label={texts.sum} answer={() => whyPayroll(sum, countedRows(rows))}>
              <Amount ore={sum} />
            </Why>,
          ],
        ]}
      />
      <ul className={classes.rows} aria-label={texts.rows}>
        {rows.map((row) => (
          <li key={row.id} className={classes.row}>
            <div className={classes.what}>
              {row.text === '' ? row.name : row.text}
              <span className={classes.facts}>{factsOf(row)}</span>
            </div>
            <div className={classes.figures}>
              <Amount ore={row.amount} />
            </div>
          </li>
        ))}
      </ul>
      <PayrollSettings key={people.length} preview={preview} />
    </>
  );
}

const countedRows = (rows: Preview['rows']) =>
  rows
    .filter(({ exportedAt }) => exportedAt === '')
    .map(({ kind, name, text, date, amount }) => ({
      kind: texts.kinds[kind],
      label: text === '' ? name : text,
      note: `${name} · ${formatDate(date)}`,
      amount,
    }));

function factsOf({ kind, name, date, exportedAt }: Preview['rows'][number]): string {
  const exported =
    exportedAt === '' ? '' : `${texts.exported} ${formatDate(exportedAt.slice(0, 10))}`;
  return [texts.kinds[kind], name, formatDate(date), exported]
    .filter((fact) => fact !== '')
    .join(' · ');
}
