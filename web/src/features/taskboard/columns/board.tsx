import { VisuallyHidden } from '@mantine/core';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { usePhone } from '../../../ui/layout/use-phone.ts';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { CardActions } from '../cards/card-actions.ts';
import { gripHelpId } from '../cards/grip-help.ts';
import { BoardDrag } from '../drag/board-drag.ts';
import type { BoardCategory } from '../../../shared/board-tasks/board-types.ts';
import { filteredBoard, isFiltered } from '../model/filters.ts';
import type { Move } from '../model/moves.ts';
import { FIRST_CARDS, folded, shownCategory, type Unfolded } from '../model/shown-tasks.ts';
import { texts } from '../texts.ts';
import type { BoardAddress } from '../use-board-address.ts';
import { CategoryPills } from './category-pills.tsx';
import { Column, type ColumnActions } from './column.tsx';
import classes from './columns.module.css';

const DragLayer = lazyWhenIdle(() => import('../drag/drag-layer.tsx'));

interface BoardProps {
  categories: readonly BoardCategory[];
  address: BoardAddress;
  today: string;
  cardActions: Omit<CardActions, 'toggle' | 'press' | 'leave'>;
  columnActions: Omit<ColumnActions, 'showMore' | 'showDone'>;
  onMove: (move: Move) => void;
}

/** The categories as columns or sections; on a phone one of them. Cards are dragged between them. */
export function Board(props: BoardProps) {
  const { categories, address, today, cardActions, columnActions, onMove } = props;
  const { filter, view } = address;
  const isPhone = usePhone();
  const { unfoldedOf, showMore, showDone } = useUnfolded();
  const [openTaskId, setOpenTaskId] = useState<string>();
  const all = useMemo(
    () =>
      filteredBoard(categories, filter, today).map((one) => shownCategory(one, unfoldedOf(one.id))),
    [categories, filter, today, unfoldedOf],
  );
  const current = all.find(({ id }) => id === address.category) ?? all[0];
  const shown = isPhone && current !== undefined ? [current] : all;
  const { board, drag, announced } = useBoardDrag(all, onMove);
  const cards = useMemo<CardActions>(
    () => ({
      ...cardActions,
      toggle: (id) => setOpenTaskId((now) => (now === id ? undefined : id)),
      press: (event, id) => drag.press(event, id),
      leave: () => drag.leave(),
    }),
    [cardActions, drag],
  );
  const columns = useMemo(
    () => ({ ...columnActions, showMore, showDone }),
    [columnActions, showMore, showDone],
  );
  return (
    <div ref={board}>
      {isPhone ? (
        <CategoryPills
          categories={all}
          current={current?.id}
          address={address}
          onOpen={cardActions.open}
        />
      ) : null}
      <div className={classes.scroll}>
        <div className={classes.board} data-view={isPhone ? 'list' : view}>
          {shown.map((category) => (
            <Column
              key={category.id}
              category={category}
              today={today}
              openTaskId={
                category.tasks.some(({ id }) => id === openTaskId) ? openTaskId : undefined
              }
              isFiltered={isFiltered(filter)}
              cardActions={cards}
              actions={columns}
            />
          ))}
        </div>
      </div>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <VisuallyHidden id={gripHelpId}>{texts.grabHelp}</VisuallyHidden>
      <LazyBoundary>
        <Suspense>
          <DragLayer board={board} drag={drag} />
        </Suspense>
      </LazyBoundary>
    </div>
  );
}

/** The unfolded parts of each category. */
function useUnfolded() {
  const [unfolded, setUnfolded] = useState<ReadonlyMap<string, Unfolded>>(new Map());
  const unfold = useCallback(
    (id: string, more: (now: Unfolded) => Unfolded) =>
      setUnfolded((before) => new Map(before).set(id, more(before.get(id) ?? folded))),
    [],
  );
  return {
    unfoldedOf: useCallback((id: string) => unfolded.get(id) ?? folded, [unfolded]),
    showMore: useCallback(
      (id: string) => unfold(id, (now) => ({ ...now, cards: now.cards + FIRST_CARDS })),
      [unfold],
    ),
    showDone: useCallback((id: string) => unfold(id, (now) => ({ ...now, done: true })), [unfold]),
  };
}

/** The board's element, and what lifts its cards; it reads the newest board when a card is lifted. */
function useBoardDrag(categories: readonly BoardCategory[], onMove: (move: Move) => void) {
  const board = useRef<HTMLDivElement>(null);
  const [announced, announce] = useState('');
  const state = useRef({ categories, onMove });
  useEffect(() => {
    state.current = { categories, onMove };
  });
  const [drag] = useState(
    () => new BoardDrag(() => ({ board: board.current, ...state.current, announce })),
  );
  useEffect(() => () => drag.giveUp(), [drag]);
  return { board, drag, announced };
}
