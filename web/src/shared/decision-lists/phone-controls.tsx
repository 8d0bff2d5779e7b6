/**
 * PhoneControls { tabs, tab, waiting, entries, more?, end, …PhoneFilters } — the controls above the
 * cards of a phone: the tabs, filters with `more` after them, the count, and `end`.
 */
import type { ReactNode } from 'react';

import { Segmented } from '../../ui/controls/segmented.tsx';
import phone from '../../ui/data-table/phone/phone-table.module.css';
import { ShortcutChoice } from '../../ui/data-table/filters/shortcut-choice.tsx';
import type { DecisionList } from './decision-list.ts';
import classes from './phone-controls.module.css';
import { PhoneFilters, type PhoneFiltersProps } from './phone-filters.tsx';
import { texts } from './texts.ts';

interface PhoneControlsProps
  extends PhoneFiltersProps, Pick<DecisionList<unknown>, 'tabs' | 'tab' | 'waiting' | 'entries'> {
  /** The menu of the page. */
  more?: ReactNode;
  end: ReactNode;
}

export function PhoneControls(props: PhoneControlsProps) {
  const { tabs, tab, waiting, entries, more, end, ...filters } = props;
  const { state, total, noun } = filters;
  return (
    <div className={classes.controls}>
      <Segmented
        label={texts.statuses}
        value={tab}
        options={tabs.map(({ value, label }) => ({
          value,
          label,
          ...(value === 'pending' && waiting !== undefined && { count: waiting }),
        }))}
        onChange={state.setStatus}
        fullWidth
      />
      <div className={phone.controls} data-more={more ? true : undefined}>
        <ShortcutChoice state={state} wide />
        <PhoneFilters {...filters} />
        {more}
      </div>
      <div className={classes.line}>
        <span>
          {entries ? (
            <>
              <b>{total}</b> {total === 1 ? noun.one : noun.many}
            </>
          ) : null}
        </span>
        {end}
      </div>
    </div>
  );
}
