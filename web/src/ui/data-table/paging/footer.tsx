import type { ReactNode } from 'react';
import { NativeSelect } from '@mantine/core';
import { SkeletonBar } from '../../feedback/skeleton-rows.tsx';
import classes from './footer.module.css';
import { Pager } from './pager.tsx';
import { rangeText } from '@driftig/domain/lists/page-slice';
import type { PageSlice } from '@driftig/domain/lists/page-slice';
import { PAGE_SIZES, toPageSize } from '../table-params.ts';
import type { TableError } from '../table-props.ts';
import { waitText, type Waiting } from './wait-text.ts';
import { WaitingText } from './waiting-text.tsx';
import type { TableState } from '../use-table-state.ts';

/** The footer of a table whose rows are loading or could not be loaded. */
export function WaitingFooter({ error }: { error: TableError | null }) {
  return (
    <div className={classes.footer}>
      {error ? <WaitingText error={error} /> : <SkeletonBar width="112px" />}
    </div>
  );
}

interface FooterProps extends Waiting {
  slice: PageSlice;
  /** The n of 'af n'. */
  total: number;
  state: TableState;
  /** There are more rows than these. */
  partial?: boolean;
  /** Totals of all matching rows. */
  extra: ReactNode;
}

export function Footer({ slice, total, state, partial, extra, ...waiting }: FooterProps) {
  return (
    <div className={classes.footer}>
      <output className={classes.range}>
        Viser <b>{rangeText(slice)}</b> af {partial ? 'de første ' : null}
        {total}
        {waitText(waiting)}
      </output>
      {total > PAGE_SIZES[0] ? (
        <div className={classes.size}>
          <NativeSelect
            aria-label="Rækker pr. side"
            data={PAGE_SIZES.map(String)}
            value={String(state.size)}
            onChange={({ currentTarget }) =>
              state.setSize(toPageSize(currentTarget.value) ?? state.size)
            }
            className={classes.sizeSelect ?? ''}
          />
          pr. side
        </div>
      ) : null}
      {extra ? <div className={classes.extra}>{extra}</div> : null}
      {slice.pages > 1 ? <Pager slice={slice} onPage={state.setPage} /> : null}
    </div>
  );
}
