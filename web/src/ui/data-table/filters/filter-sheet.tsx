// Default export: loaded lazily by the table of a phone.
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Segmented } from '../../controls/segmented.tsx';
import { Sheet } from '../../overlay/sheet.tsx';
import type { TableFilter } from '../columns/column.ts';
import DateFilter from './date-filter.tsx';
import classes from './filter-sheet.module.css';
import { SheetActions } from './sheet-actions.tsx';
import { SortFields } from './sheet-sort.tsx';
import { StatusChips } from './sheet-status.tsx';
import { countFilters } from './shown-text.ts';
import { PAGE_SIZES, toPageSize } from '../table-params.ts';
import type { TableParams } from '../table-params.ts';
import type { FilterSheetProps } from './sheet-props.ts';

type Change = (next: Partial<TableParams>) => void;

interface FilterFieldsProps {
  filters: readonly TableFilter<never>[];
  draft: TableParams;
  onChange: Change;
}

/** The filters in pairs; those that are set have an edge. */
function FilterFields({ filters, draft, onChange }: FilterFieldsProps) {
  return (
    <div className={classes.pairs}>
      {filters.map(({ id, kind, label, allLabel, options }) => {
        const value = draft.filters[id] ?? '';
        const choose = (next: string) => onChange({ filters: { ...draft.filters, [id]: next } });
        if (kind === 'date')
          return <DateFilter key={id} label={label} labelled value={value} onChange={choose} />;
        return (
          <NativeSelect
            key={id}
            label={label}
            data={[{ value: '', label: allLabel }, ...options]}
            value={value}
            data-set={value ? true : undefined}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        );
      })}
    </div>
  );
}

/** Filters, order and what else there is to do with a list on a phone. */
export default function FilterSheet(props: FilterSheetProps) {
  const { state, opened, onClose, tabs, noun } = props;
  const [draft, setDraft] = useState<TableParams>(state);
  const [shownOpen, setShownOpen] = useState(opened);
  // Opened anew: from what the list shows now.
  if (opened !== shownOpen) {
    setShownOpen(opened);
    if (opened) setDraft(state);
  }
  const change: Change = (next) => setDraft({ ...draft, ...next });
  const { count, counts } = props.countOf(draft);
  const words = count === undefined ? noun.many : `${count} ${count === 1 ? noun.one : noun.many}`;
  const reset = () =>
    change({
      status: state.defaults.status,
      filters: Object.fromEntries(Object.keys(draft.filters).map((id) => [id, ''])),
    });
  const apply = () => {
    const { status, sort, size, filters } = draft;
    state.change({
      status,
      filters,
      ...(sort && { sort }),
      ...(size !== state.size && { size }),
    });
  };
  const isSet = countFilters(draft, state.defaults) > 0;
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title="Filtre"
      aside={
        isSet ? (
          <Button variant="subtle" onClick={reset}>
            Nulstil
          </Button>
        ) : null
      }
      footer={
        <>
          <Button size="xl" className={classes.close ?? ''} onClick={onClose}>
            Luk
          </Button>
          <Button size="xl" variant="filled" className={classes.show ?? ''} onClick={apply}>
            Vis {words}
          </Button>
        </>
      }
    >
      {tabs.length > 0 ? (
        <StatusChips
          tabs={tabs}
          counts={counts}
          value={draft.status}
          onChange={(value) => change({ status: value })}
        />
      ) : null}
      <FilterFields filters={props.filters} draft={draft} onChange={change} />
      {props.toolbar}
      <SortFields columns={props.columns} sort={draft.sort} onChange={(sort) => change({ sort })} />
      <SheetActions {...props} words={words} count={count ?? 0} draft={draft} />
      <div className={classes.field}>
        <span className={classes.label} aria-hidden="true">
          Rækker pr. side
        </span>
        <Segmented
          label="Rækker pr. side"
          fullWidth
          value={String(draft.size)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(value) => change({ size: toPageSize(value) ?? draft.size })}
        />
      </div>
    </Sheet>
  );
}
