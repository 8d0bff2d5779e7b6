import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

import { rangeText, type PageSlice } from '@driftig/domain/lists/page-slice';
import phone from '../../../../ui/data-table/phone/phone-table.module.css';
import classes from '../own.module.css';
import { Totals } from './totals.tsx';
import type { OwnHours } from '../use-own-hours.ts';

/** The bar above the bottom bar: which rows are shown and what all of them come to. */
export function PhoneTotals({ hours, slice }: { hours: OwnHours; slice: PageSlice }) {
  const { state, page } = hours;
  const { page: shown, pages } = slice;
  return (
    <nav className={phone.pager} aria-label="Sider" data-toasts-above>
      <output className={phone.range}>
        Viser <b>{rangeText(slice)}</b> af {page?.total ?? 0}
      </output>
      <span className={classes.phoneTotals} data-paged={pages > 1 || undefined}>
        <Totals hours={hours} />
      </span>
      {pages > 1 ? (
        <>
          <ActionIcon
            aria-label="Forrige"
            disabled={shown === 1}
            onClick={() => state.setPage(shown - 1)}
          >
            <IconChevronLeft size={20} stroke={1.8} />
          </ActionIcon>
          <ActionIcon
            aria-label="Næste"
            disabled={shown === pages}
            onClick={() => state.setPage(shown + 1)}
          >
            <IconChevronRight size={20} stroke={1.8} />
          </ActionIcon>
        </>
      ) : null}
    </nav>
  );
}
