import { useEffect, useEffectEvent } from 'react';

import { findDraft } from '../../../../ui/unsaved-changes/form-drafts.ts';
import type { EntryValues } from '../../entry/entry-values.ts';
import { newRowDraft } from '../../entry/draft-keys.ts';

/** Opens the new row that was being written when the page went, once the form knows what to ask. */
export function useDraftedRow(
  mayWrite: boolean,
  openNew: (start: Partial<EntryValues>) => void,
): void {
  const open = useEffectEvent(() => {
    const found = findDraft(newRowDraft);
    if (found !== undefined) openNew(found[1] === 'new' ? {} : { date: found[1] ?? '' });
  });
  useEffect(() => {
    if (mayWrite) open();
  }, [mayWrite]);
}
