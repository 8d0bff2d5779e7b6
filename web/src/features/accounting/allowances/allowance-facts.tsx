import { allowanceStatuses } from '@driftig/contracts/accounting/allowance-status';
import type { allowanceRoutes } from '@driftig/contracts/accounting/allowances';
import type { AnswerOf } from '@driftig/contracts/core/route';
import {
  isOverCommuteDays,
  mostCommuteDays,
} from '@driftig/domain/accounting/allowances/commute-days';
import { formatDate, formatKroner, formatQuantity } from '@driftig/domain/format';
import { whyAllowance } from '@driftig/domain/why/allowance';
import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

import { RecordStatusChip } from '../../../shared/record-screens/list/status-column.tsx';
import { Why } from '../../../shared/why/why.tsx';
import { Amount } from '../../../ui/display/amount.tsx';
import { FactList } from '../lists/book-row.tsx';
import classes from '../lists/lists.module.css';
import { texts } from './texts.ts';

export type BookedAllowance = AnswerOf<typeof allowanceRoutes.listAllowances>[number];
type Facts = readonly (readonly [string, ReactNode])[];

/** A drive or a diet with every field that the rule asks for, and how its amount is computed. */
export function AllowanceFacts({ row }: { row: BookedAllowance }) {
  const { status, name, description, tripTitle, comment } = row;
  const { decidedBy, decidedAt, exportedAt } = row;
  return (
    <>
      <OverDays row={row} />
      <FactList
        facts={[
          [texts.status, <RecordStatusChip key="status" status={allowanceStatuses[status]} />],
          [texts.amount, <AmountOf key="amount" row={row} />],
          [texts.employee, name],
          ...(row.kind === 'drive' ? driveFacts(row) : dietFacts(row)),
          [texts.why, description],
          [texts.trip, tripTitle],
          [texts.decidedBy, decidedBy === '' ? '' : texts.decided(decidedBy, decidedAt)],
          [texts.remark, comment],
          [texts.voucherNumber, row.voucher > 0 ? texts.bookedAs(row.voucher) : ''],
          [texts.exported, formatDate(exportedAt.slice(0, 10))],
        ]}
      />
      <h3>{texts.computation}</h3>
      <ul className={classes.rows}>
        {row.parts.map(({ of, label, units, rate, amount: part }) => (
          <li key={`${of}${rate}`} className={classes.row}>
            <div className={classes.what}>
              {label}
              <span className={classes.facts}>
                {texts.part(formatQuantity(units / 100), formatKroner(rate))}
              </span>
            </div>
            <div className={classes.figures}>
              <Amount ore={part} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function AmountOf({ row }: { row: BookedAllowance }) {
  return (
    <Why label={texts.amount} answer={() => whyAllowance(row)}>
      <Amount ore={row.amount} />
    </Why>
  );
}

/** The 60-day rule is said, and refuses nothing (product B43). */
function OverDays({ row }: { row: BookedAllowance }) {
  if (row.kind !== 'drive' || !isOverCommuteDays(row.commuteDays)) return null;
  return (
    <Alert color="yellow" role="note">
      {texts.overDays(row.commuteDays, mostCommuteDays)}
    </Alert>
  );
}

function driveFacts(row: Extract<BookedAllowance, { kind: 'drive' }>): Facts {
  return [
    [texts.date, formatDate(row.date)],
    [texts.from, row.from],
    [texts.stopsOf, row.stops.join(', ')],
    [texts.to, row.to],
    [texts.km, texts.kmOf(row.km)],
    [texts.vehicle, texts[row.vehicle]],
    [texts.registration, row.registration],
    [texts.addressOf, row.address],
  ];
}

function dietFacts(row: Extract<BookedAllowance, { kind: 'diet' }>): Facts {
  const { startDate, startTime, endDate, endTime } = row;
  return [[texts.period, texts.stay(startDate, startTime, endDate, endTime)]];
}

/** The name of a row in a list, and the facts below it. */
export function lineOf(row: BookedAllowance, isOwn = false): { name: string; facts: string } {
  const where =
    row.kind === 'drive'
      ? `${[row.from, ...row.stops, row.to].join(' – ')} · ${texts.kmOf(row.km)}`
      : texts.stay(row.startDate, row.startTime, row.endDate, row.endTime);
  const date = row.kind === 'drive' ? formatDate(row.date) : '';
  const booked = row.voucher > 0 ? texts.bookedAs(row.voucher) : '';
  const facts = [isOwn ? '' : row.name, date, where, row.tripTitle, booked];
  return { name: row.description, facts: facts.filter((fact) => fact !== '').join(' · ') };
}
