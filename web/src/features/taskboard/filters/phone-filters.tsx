// Default export: loaded on phones.
import { Button } from '@mantine/core';
import { useState } from 'react';

import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { texts } from '../texts.ts';
import { noFilters } from '../use-board-address.ts';
import { FilterChoices, type FilterProps } from './filter-choices.tsx';
import classes from './filters.module.css';

export default function PhoneFilters(props: FilterProps) {
  const { filter, show } = props.address;
  const [isOpen, setOpen] = useState(false);
  const count = [filter.status !== '', filter.person !== '', filter.overdue].filter(Boolean).length;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        rightSection={count === 0 ? null : <span className={classes.set}>{count}</span>}
      >
        {texts.filters}
      </Button>
      <Sheet
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={texts.filters}
        footer={
          <>
            <Button onClick={() => show(noFilters)}>{texts.clear}</Button>
            <Button variant="filled" className={classes.done ?? ''} onClick={() => setOpen(false)}>
              {texts.showTasks}
            </Button>
          </>
        }
      >
        <div className={classes.sheet}>
          <FilterChoices {...props} />
        </div>
      </Sheet>
    </>
  );
}
