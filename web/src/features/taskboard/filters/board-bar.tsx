import { Button } from '@mantine/core';
import { Suspense } from 'react';

import { Segmented } from '../../../ui/controls/segmented.tsx';
import { SearchBox } from '../../../ui/data-table/filters/search-box.tsx';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { isClosed } from '../../../shared/board-tasks/due.ts';
import { isFiltered } from '../model/filters.ts';
import { texts } from '../texts.ts';
import { noFilters } from '../use-board-address.ts';
import { FilterChoices, type FilterProps } from './filter-choices.tsx';
import classes from './filters.module.css';

const PhoneFilters = lazyWhenIdle(() => import('./phone-filters.tsx'));

/** Search, filters and view; on a phone the filters are in a sheet. */
export function BoardBar(props: FilterProps) {
  const { address, categories } = props;
  const { filter, view, show } = address;
  const isPhone = usePhone();
  return (
    <div className={classes.bar}>
      <SearchBox
        value={filter.search}
        onChange={(q) => show({ q })}
        placeholder={texts.search}
        className={classes.search}
      />
      {isPhone ? (
        <Suspense>
          <PhoneFilters {...props} />
        </Suspense>
      ) : (
        <>
          <FilterChoices {...props} />
          {isFiltered(filter) ? (
            <Button variant="subtle" onClick={() => show(noFilters)}>
              {texts.clear}
            </Button>
          ) : null}
          <div className={classes.end}>
            <span className={classes.summary}>{summaryOf(categories)}</span>
            <Segmented
              label={texts.view}
              value={view}
              options={[
                { value: 'board', label: texts.views.board },
                { value: 'list', label: texts.views.list },
              ]}
              onChange={(next) => show({ view: next === 'list' ? 'list' : '' })}
            />
          </div>
        </>
      )}
    </div>
  );
}

function summaryOf(categories: FilterProps['categories']): string {
  const tasks = categories.flatMap((category) => category.tasks);
  return texts.summary(tasks.length, tasks.filter(isClosed).length);
}
