import type { HolidayBalanceAnswer } from '@driftig/contracts/vacation/balance';
import { useQuery } from '@tanstack/react-query';

import { freeOf } from '../../../../shared/holiday-balance/balance-parts.ts';
import {
  balanceAfterQuery,
  whenOf,
  type Entry,
} from '../../../../shared/holiday-balance/queries.ts';
import type { Shift } from '../../../../shared/holiday-balance/shifts.ts';
import { othersAway, usesHoliday } from './facts.ts';
import { shiftsOf } from '../queries.ts';

/** Facts for a manager's decision (product Y16 to Y18). Undefined until loaded. */
export interface Facts {
  /**
   * Hundredths of a day that are left afterwards; null when it takes none, or the account is
   * unknown.
   */
  readonly left: number | null | undefined;
  /** How the figure came about. */
  readonly balance: HolidayBalanceAnswer | undefined;
  readonly shifts: readonly Shift[] | undefined;
  readonly others: readonly Entry[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The absences of all employees in the shown days. */
export interface Away {
  readonly entries: readonly Entry[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useFacts(entry: Entry, away: Away, enabled: boolean): Facts {
  const costs = usesHoliday(entry);
  const balance = useQuery({
    ...balanceAfterQuery(whenOf(entry)),
    enabled: enabled && costs,
  });
  const shifts = useQuery({ ...shiftsOf(entry), enabled });
  const isUnknown = (query: { data: unknown; error: unknown }) =>
    query.data === undefined && query.error !== null;
  return {
    balance: balance.data?.balance ?? undefined,
    left: costs ? leftOf(balance.data) : null,
    shifts: shifts.data?.shifts,
    others: away.entries && othersAway(entry, away.entries),
    hasFailed: isUnknown(balance) || isUnknown(shifts) || away.hasFailed,
    retry: () => {
      for (const query of [balance, shifts]) if (isUnknown(query)) void query.refetch();
      if (away.hasFailed) away.retry();
    },
  };
}

type BalanceAnswer = { readonly balance: HolidayBalanceAnswer | null };

function leftOf(answer: BalanceAnswer | undefined): number | null | undefined {
  if (answer === undefined) return undefined;
  return answer.balance && freeOf(answer.balance);
}
