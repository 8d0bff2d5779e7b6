import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import type { StatusTab } from '../columns/column.ts';
import classes from './filter-sheet.module.css';

interface StatusChipsProps {
  tabs: readonly StatusTab[];
  counts: ReadonlyMap<string, number>;
  value: string;
  onChange: (value: string) => void;
}

/** The statuses as chips with their counts: one is chosen. */
export function StatusChips({ tabs, counts, value, onChange }: StatusChipsProps) {
  const name = useId();
  return (
    <fieldset className={classes.chips}>
      <legend className={classes.label}>Status</legend>
      {tabs.map((tab) => {
        const chosen = tab.value === value;
        const isCounted = tab.counted !== false;
        const count = counts.get(tab.value) ?? 0;
        return (
          <label key={tab.value} className={classes.chip} data-chosen={chosen || undefined}>
            <input
              type="radio"
              className={classes.radio}
              aria-label={isCounted ? `${tab.label}, ${count}` : tab.label}
              name={name}
              checked={chosen}
              onChange={() => onChange(tab.value)}
            />
            {chosen ? <IconCheck size={16} stroke={2} aria-hidden="true" /> : null}
            {tab.label}
            {isCounted ? <span className={classes.chipCount}>{count}</span> : null}
          </label>
        );
      })}
    </fieldset>
  );
}
