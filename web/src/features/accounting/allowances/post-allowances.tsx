import { postingRoutes } from '@driftig/contracts/ledger/posting';

import { call } from '../../../api/client.ts';
import { PostAllButton } from '../ledger/post-all-button.tsx';
import { lineOf, type BookedAllowance } from './allowance-facts.tsx';
import { texts } from './texts.ts';

/** Approved, and not posted yet. */
export const isPostable = ({ status, voucher, amount }: BookedAllowance) =>
  status === 'approved' && voucher === 0 && amount > 0;

/** Posts one as it is shown: its version is sent along. */
export function postAllowance({ id, version }: BookedAllowance, idempotencyKey: string) {
  const input = { params: { id }, body: { version } };
  return call(postingRoutes.postAllowance, input, { idempotencyKey });
}

/** Posts all mileage and diets of the list that can be posted, the oldest first. */
export function PostAllowances({ rows }: { rows: readonly BookedAllowance[] }) {
  return (
    <PostAllButton
      ready={rows.filter(isPostable).toReversed()}
      nameOf={(row) => {
        const { name, facts } = lineOf(row);
        return `${name}, ${facts}`;
      }}
      count={texts.rows}
      post={postAllowance}
    />
  );
}
