import { useQuery } from '@tanstack/react-query';

import { leftAfter } from '../form/left-after.ts';
import { balanceQuery, type Entry } from '../queries.ts';
import { othersAway, usesHoliday } from './facts.ts';
import { shiftsOf } from './queries.ts';
import type { Shift } from './use-decisions.ts';

/** What a manager sees before deciding (product Y16 to Y18). Undefined is not known yet. */
export interface Facts {
  /** Hundredths of a day that are left afterwards; null where it costs none, or nobody knows. */
  readonly left: number | null | undefined;
  readonly shifts: readonly Shift[] | undefined;
  readonly others: readonly Entry[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The absences of everybody in the days that are looked at. */
export interface Away {
  readonly entries: readonly Entry[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useFacts(entry: Entry, away: Away, enabled: boolean): Facts {
  const costs = usesHoliday(entry);
  const balance = useQuery({
    ...balanceQuery(entry.employeeId, entry.endDate),
    enabled: enabled && costs,
  });
  const shifts = useQuery({ ...shiftsOf(entry), enabled });
  const isUnknown = (query: { data: unknown; error: unknown }) =>
    query.data === undefined && query.error !== null;
  return {
    left: costs ? leftOf(entry, balance.data) : null,
    shifts: shifts.data?.shifts,
    others: away.entries && othersAway(entry, away.entries),
    hasFailed: isUnknown(balance) || isUnknown(shifts) || away.hasFailed,
    retry: () => {
      for (const query of [balance, shifts]) if (isUnknown(query)) void query.refetch();
      if (away.hasFailed) away.retry();
    },
  };
}

type BalanceAnswer = { readonly balance: Parameters<typeof leftAfter>[0] | null };

function leftOf(entry: Entry, answer: BalanceAnswer | undefined): number | null | undefined {
  if (answer === undefined) return undefined;
  if (answer.balance === null) return null;
  return leftAfter(answer.balance, entry, entry).left;
}
