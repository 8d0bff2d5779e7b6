import { listType, type RecordRow } from '@driftig/contracts/records/record-type';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

import type { CardLines } from '../../../ui/data-table/columns/column.ts';
import { columnOf, titleOf, type ColumnContext } from './record-columns.ts';
import type { CardPart, RecordView } from '../views/record-view.ts';

interface CardContext<Row> extends ColumnContext<Row> {
  /** The chip of its status, where the type has one. */
  readonly chip?: ((row: Row) => ReactNode) | undefined;
}

type ShowPart<Row> = (row: Row) => ReactNode;

/** Shows a part of a card; null where there is nothing to say, or the title says it already. */
function partOf<Row extends RecordRow>(
  view: RecordView<Row>,
  part: CardPart<Row, string>,
  context: CardContext<Row>,
): ShowPart<Row> {
  if (typeof part === 'function') return (row) => part(row) || null;
  const field = listType(view.type).fields[part];
  if (field === undefined) return () => null;
  const { cell, sortValue } = columnOf(view, part, field, context);
  return (row) => {
    const value = sortValue?.(row);
    return value === '' || value === titleOf(view.type, row) ? null : cell(row);
  };
}

/** The parts one after the other, with a dot between them. */
function Parts<Row>({ row, parts }: { row: Row; parts: readonly ShowPart<Row>[] }) {
  return parts
    .map((part) => part(row))
    .filter((shown) => shown !== null)
    .map((shown, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a part has no other key than its place
      <Fragment key={index}>
        {index > 0 ? ' · ' : null}
        {shown}
      </Fragment>
    ));
}

/** Card of a record on a phone, by the view of its type. */
export function recordCard<Row extends RecordRow>(
  view: RecordView<Row>,
  context: CardContext<Row>,
): CardLines<Row> {
  const { type, card, own } = view;
  const show = (part: CardPart<Row, string>) => partOf(view, part, context);
  const when = card.when.map(show);
  const state = context.chip ?? (card.state === undefined ? undefined : show(card.state));
  return {
    what: own?.[type.title[0] ?? '']?.cell ?? ((row) => titleOf(type, row)),
    when: (row) => <Parts row={row} parts={when} />,
    ...(card.howMuch === undefined ? {} : { howMuch: show(card.howMuch) }),
    ...(state === undefined ? {} : { state }),
  };
}
