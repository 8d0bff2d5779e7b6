import { draftHoldText } from '@driftig/domain/accounting/draft-hold';
import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';

import { paths } from '../../../paths.ts';
import type { Draft } from '../queries.ts';
import { texts } from './texts.ts';

/** Why a draft cannot be posted, with the way to its receipt (product B39). */
export function DraftHoldAlert({ draft }: { draft: Draft }) {
  const held = draftHoldText(draft);
  if (held === undefined) return null;
  const receipt = `${paths.receipts}?q=${encodeURIComponent(draft.businessName)}`;
  return (
    <Alert color="amber" title={texts.held}>
      <p>{held}</p>
      <Anchor component={Link} to={receipt} inherit>
        {texts.toReceipt}
      </Anchor>
    </Alert>
  );
}
