import { draftFaults } from '@driftig/domain/accounting/draft';

import type { Draft } from '../queries.ts';

/** Whether a draft can be posted as it is: nothing is missing, and its receipt does not hold it back. */
export const isReady = (draft: Draft): boolean =>
  draft.hold === '' && Object.keys(draftFaults(draft)).length === 0;
