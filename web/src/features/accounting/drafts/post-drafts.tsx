import { postingRoutes } from '@driftig/contracts/ledger/posting';

import { call } from '../../../api/client.ts';
import { PostAllButton } from '../ledger/post-all-button.tsx';
import type { Draft } from '../queries.ts';
import { isReady } from './is-ready.ts';
import { texts } from './texts.ts';

/** Posts all drafts of the list that lack nothing, the lowest number first. */
export function PostDrafts({ drafts }: { drafts: readonly Draft[] }) {
  return (
    <PostAllButton
      ready={drafts.filter(isReady).toSorted((a, b) => a.number - b.number)}
      nameOf={({ number, description }) => `${number} ${description}`}
      count={texts.drafts}
      post={({ id, version }, idempotencyKey) => {
        const input = { params: { id }, body: { version } };
        return call(postingRoutes.postDraft, input, { idempotencyKey });
      }}
    />
  );
}
