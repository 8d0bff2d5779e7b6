import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import { linkedDate, linkedRow, withoutLink } from './list/linked-row.ts';
import { newRow } from './list/usual-day.ts';
import type { OwnHours } from './use-own-hours.ts';

/** Opens a new row that a link asks for (`registerHours`), once settings and projects are there. */
export function useLinkedRow({ mayWrite, lists, timeMode, openNew, lackingOn }: OwnHours): void {
  const [params, setParams] = useSearchParams();
  const date = linkedDate(params);
  const isReady = mayWrite && (lists.projects !== undefined || lists.hasFailed);
  const open = useEffectEvent((day: string) => {
    setParams(withoutLink(params), { replace: true });
    const known = { timeMode, newRow: newRow(day, timeMode), lacking: lackingOn(day) };
    openNew(linkedRow(params, { ...known, projects: lists.projects }));
  });
  useEffect(() => {
    if (date !== undefined && isReady) open(date);
  }, [date, isReady]);
}
