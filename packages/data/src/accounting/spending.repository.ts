import type { SpendingSum } from '@driftig/domain/accounting/spending-sums';

import type { Table } from '../core/client.ts';
import { updateOf, type Write } from '../core/write.ts';
import { spendingEntity } from './spending.entities.ts';

interface Months {
  /** 'yyyy-mm', both included. */
  readonly first: string;
  readonly last: string;
}

/** The kept sums of the spending of the actor's company: one small item a month and department. */
export function spendingRepository(table: Table, companyId: string) {
  const sums = spendingEntity(table);

  return {
    async list({ first, last }: Months): Promise<SpendingSum[]> {
      const { data } = await sums.query
        .main({ companyId })
        .between({ month: first }, { month: `${last}~` })
        .go({ pages: 'all', consistent: true });
      return data.map(({ month, departmentId, amount = 0, count = 0 }) => ({
        month,
        departmentId,
        amount,
        count,
      }));
    },

    /** Atomic increments: two changes at once are both counted. */
    move(moves: readonly SpendingSum[]): Write[] {
      return moves.map(({ month, departmentId, amount, count }) =>
        updateOf(
          sums.upsert({ companyId, month, departmentId }).add({ amount, count, changes: 1 }),
        ),
      );
    },
  };
}
