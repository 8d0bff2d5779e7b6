import { formatDate } from '@driftig/domain/format';

import type { Period } from '../place.ts';
import type { Balance, CardLine } from '../queries.ts';
import { periodText } from '../reports/build-reports.ts';
import type { ReportModel, ReportRow } from '../reports/report-model.ts';
import { withBalances } from '../running-balance.ts';
import { texts } from '../texts.ts';

interface CardFigures {
  /** Number and name of the account. */
  readonly name: string;
  readonly period: Period;
  readonly balance: Balance;
  /** Newest first. */
  readonly rows: readonly CardLine[];
  readonly hasMore: boolean;
}

const columns = [texts.debit, texts.credit, texts.balance];

/** The card as a file: the oldest line first, after the opening balance where all lines are loaded. */
export function cardReport({ name, period, balance, rows, hasMore }: CardFigures): ReportModel {
  const { opening, debit, credit, closing } = balance;
  const lines = withBalances(rows, closing).map((line, index): ReportRow => ({
    id: `${line.number}.${index}`,
    name: `${formatDate(line.date)} ${texts.voucher(line.number)}, ${line.text}`,
    figures: [line.debit, line.credit, line.balance],
  }));
  const first = { id: 'opening', name: texts.opening, figures: [null, null, opening] };
  return {
    title: name,
    period: periodText(period),
    firstColumn: texts.text,
    columns,
    groups: [{ name: '', rows: [...(hasMore ? [] : [first]), ...lines.toReversed()] }],
    total: { id: 'total', name: texts.total, figures: [debit, credit, closing] },
    note: hasMore ? texts.onlyNewest(rows.length) : '',
    empty: texts.cardEmpty,
  };
}
