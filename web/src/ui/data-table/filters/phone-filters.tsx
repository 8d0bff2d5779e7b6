import { Button, VisuallyHidden } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { LazyBoundary } from '../../loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../loading/lazy-when-idle.ts';
import { useHistoryFlag } from '../../url/use-history-flag.ts';
import classes from '../phone/phone-table.module.css';
import { countFilters } from './shown-text.ts';
import { tabsOf } from './tabs-of.ts';
import type { TableParams } from '../table-params.ts';
import type { ShownTableProps } from '../table-props.ts';

const FilterSheet = lazyWhenIdle(() => import('./filter-sheet.tsx'));

/** A sheet that Back closes; closing it goes back in the history, which takes a moment. */
export function useSheet(name = 'filters') {
  const { on, open, close } = useHistoryFlag(name);
  const afterwards = useRef<() => void>(undefined);
  useEffect(() => {
    if (on) return;
    afterwards.current?.();
    afterwards.current = undefined;
  }, [on]);
  const closeAnd = (act: () => void) => {
    afterwards.current = act;
    close();
  };
  return { on, open, close, closeAnd };
}

export function FilterButton({ set, onOpen }: { set: number; onOpen: () => void }) {
  return (
    <Button
      className={classes.filters ?? ''}
      aria-haspopup="dialog"
      leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} />}
      onClick={onOpen}
    >
      Filtre
      {set > 0 ? (
        <>
          <span className={classes.count}>{set}</span>
          <VisuallyHidden> valgt</VisuallyHidden>
        </>
      ) : null}
    </Button>
  );
}

type FiltersProps<Row> = ShownTableProps<Row> & {
  /** Starts selecting rows; undefined where there is nothing to do with them. */
  onSelect: (() => void) | undefined;
};

/** The button 'Filtre' with the number that are set, and its sheet. */
export function Filters<Row>({ result, columns, onSelect, writeCsv, ...props }: FiltersProps<Row>) {
  const { state, status, csvName, csvColumns = columns } = props;
  // Only the server knows what other filters would show.
  const isServed = props.partial === true || props.found !== undefined;
  const sheet = useSheet();
  const [requested, setRequested] = useState(sheet.on);
  // Stays mounted after the first time, so that it can slide out.
  if (sheet.on && !requested) setRequested(true);
  const save = writeCsv && ((chosen: TableParams) => writeCsv(csvColumns, rowsOf(chosen)));
  const rowsOf = (chosen: TableParams) => result.matchesOf(chosen).matching;
  return (
    <>
      <FilterButton set={countFilters(state, state.defaults)} onOpen={sheet.open} />
      {requested ? (
        <LazyBoundary>
          <Suspense>
            <FilterSheet
              opened={sheet.on}
              onClose={sheet.close}
              onInstead={sheet.closeAnd}
              state={state}
              noun={props.noun}
              tabs={status ? tabsOf(status, isServed) : []}
              filters={props.filters ?? []}
              columns={columns}
              toolbar={props.toolbar}
              countOf={(chosen) => {
                const { total, counts } = result.matchesOf(chosen);
                return { count: props.partial === true ? undefined : total, counts };
              }}
              csv={csvName === undefined ? undefined : { onSave: save }}
              onSelect={onSelect}
              listActions={props.listActions ?? []}
            />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  );
}
