import { salesBooksRoutes } from '@driftig/contracts/ledger/sales-books';
import { Button } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../api/queries/route-query.ts';
import { NoticeBar } from '../../ui/feedback/notice-bar.tsx';
import classes from './accounting.module.css';
import type { OpenedList } from './opened.tsx';
import { texts } from './texts.ts';

/** Leads new books to the chart of accounts, then to the date that sales are posted from. */
export function BeginNotice({ onOpen }: { onOpen: (as: OpenedList) => void }) {
  const { data } = useQuery(routeQuery(salesBooksRoutes.getSalesBooks, {}));
  if (data === undefined || data.from !== '') return null;
  const next = data.missing.length > 0 ? 'chart' : 'sales';
  const { text, action } = texts.begin[next];
  return (
    <div className={classes.begin}>
      <NoticeBar
        quiet
        icon={IconBook2}
        action={
          <Button size="compact-sm" onClick={() => onOpen(next)}>
            {action}
          </Button>
        }
      >
        {text}
      </NoticeBar>
    </div>
  );
}
