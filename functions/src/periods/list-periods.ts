import type { periodRoutes } from '@driftig/contracts/periods/routes';
import type { DateText } from '@driftig/domain/dates';
import { actorName } from '@driftig/domain/history/actor-name';
import {
  financialYear,
  periodId,
  vatPeriods,
  yearOfDate,
  type BookYears,
  type Period,
} from '@driftig/domain/periods/period';

import type { Handler } from '../pipeline/handler.ts';

/** Years that are listed at most, and the number of them whose VAT periods are. */
const mostYears = 12;
const vatYears = 2;

/** From the year of the first entry to now, and those that were closed. */
export const listPeriods: Handler<typeof periodRoutes.listPeriods> = async ({ store, today }) => {
  const [settings, known, first] = await Promise.all([
    store.periods.settings(),
    store.periods.list(),
    store.ledger.firstDate(),
  ]);
  const names = await store.users.namesOf([...new Set(known.map(({ by }) => by))]);
  const answer = ({ kind, from, to, ...last }: Listed) => ({
    id: periodId({ kind, from, to }),
    from,
    to,
    isClosed: last.isClosed ?? false,
    hasEnded: to < today,
    at: last.at ?? '',
    by: last.by === undefined ? '' : actorName(last.by, names),
    reason: last.reason ?? '',
    entry: last.entry ?? 0,
  });
  const { firstMonth, vatPeriod } = settings;
  const span = { first: first ?? today, today };
  return {
    firstMonth,
    vatPeriod,
    years: merged(known, 'year', offeredYears(settings, span)).map(answer),
    vatPeriods: merged(known, 'vat', offeredVat(settings, span, known)).map(answer),
  };
};

type Listed = Pick<Period, 'kind' | 'from' | 'to'> & Partial<Period>;

interface Span {
  /** Date of the earliest entry. */
  readonly first: DateText;
  readonly today: DateText;
}

/** The year before is offered from the start: it may be the one that is to be closed. */
function offeredYears(settings: BookYears, { first, today }: Span) {
  const last = yearOfDate(today, settings);
  const from = Math.max(Math.min(yearOfDate(first, settings), last - 1), last - mostYears + 1);
  return yearsFrom(from, last).map((year) => financialYear(year, settings));
}

/** From the period of the first entry on, or one that was closed before; without either, that of today. */
function offeredVat(settings: BookYears, span: Span, known: readonly Period[]) {
  const { today } = span;
  const last = Number(today.slice(0, 4));
  const closedOnce = known.filter(({ kind }) => kind === 'vat').map(({ from }) => from);
  const [first = today] = [span.first, ...closedOnce].toSorted();
  return yearsFrom(last - vatYears + 1, last)
    .flatMap((year) => vatPeriods(year, settings))
    .filter(({ from, to }) => first <= to && from <= today);
}

const yearsFrom = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Offered periods that overlap no closed one, and all that were ever closed; the newest first. */
function merged(
  known: readonly Period[],
  kind: Period['kind'],
  offered: readonly Pick<Period, 'from' | 'to'>[],
): Listed[] {
  const ofKind = known.filter((one) => one.kind === kind);
  const closed = ofKind.filter(({ isClosed }) => isClosed);
  const open = offered
    .filter(({ from, to }) => !closed.some((one) => one.from <= to && from <= one.to))
    .map((range) => ({
      kind,
      ...range,
      ...ofKind.find(({ from, to }) => from === range.from && to === range.to),
    }));
  return [...open, ...closed].toSorted((a, b) => (a.from < b.from ? 1 : -1));
}
