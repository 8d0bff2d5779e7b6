import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { SkeletonBar } from '../../feedback/skeleton-rows.tsx';
import { rangeText } from '@driftig/domain/lists/page-slice';
import type { PageSlice } from '@driftig/domain/lists/page-slice';
import classes from '../phone/phone-table.module.css';
import type { TableError } from '../table-props.ts';
import { waitText, type Waiting } from './wait-text.ts';
import { WaitingText } from './waiting-text.tsx';

interface PhonePagerProps extends Waiting {
  slice: PageSlice;
  total: number;
  /** There are more rows than these. */
  partial?: boolean;
  onPage: (page: number) => void;
}

/** The pager at the bottom of a phone: which rows are shown, and two arrows. */
export function PhonePager({ slice, total, partial, onPage, ...waiting }: PhonePagerProps) {
  const { page, pages } = slice;
  return (
    <nav className={classes.pager} aria-label="Sider" data-toasts-above>
      <output className={classes.range}>
        Viser <b>{rangeText(slice)}</b> af {partial ? 'de første ' : null}
        {total}
        {waitText(waiting)}
      </output>
      <ActionIcon aria-label="Forrige" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={20} stroke={1.8} />
      </ActionIcon>
      <ActionIcon aria-label="Næste" disabled={page === pages} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={20} stroke={1.8} />
      </ActionIcon>
    </nav>
  );
}

/** The same bar while the rows are loading, or could not be loaded. */
export function WaitingPager({ error }: { error: TableError | null }) {
  return (
    <div className={classes.pager}>
      {error ? <WaitingText error={error} /> : <SkeletonBar width="112px" />}
    </div>
  );
}
