import type { CompanySettings } from '@driftig/contracts/company/settings';
import { largestAmount } from '@driftig/contracts/wire/wire-numbers';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { ApiError } from '../../../../api/errors.ts';
import { useWhenReachable } from '../../../../api/use-when-reachable.ts';
import { createDraft, deleteDraft, updateDraft } from '../../draft-queries.ts';
import type { DraftEvent } from './draft-store.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import { sumsOf } from '../values/lines.ts';
import type { InvoiceDraftForm } from '../values/use-invoice-form.ts';

/** Pause in typing after which the draft is saved. */
const PAUSE_MS = 1500;

type DraftState = 'none' | 'waiting' | 'saved' | 'failed';

export interface DraftSync {
  readonly state: DraftState;
  /** Saves what is not saved yet, and waits for it. */
  readonly settle: () => Promise<void>;
}

function draftBody(values: InvoiceValues, { taxPercent }: CompanySettings) {
  return {
    company: values.company || values.name,
    orderTitle: values.orderTitle,
    // The list of drafts shows it; what is too large is refused when it is issued, not kept from being saved.
    amount: Math.min(largestAmount, sumsOf(values, taxPercent).amountDue),
    content: JSON.stringify(values),
  };
}

/**
 * Keeps the form's draft on the server, saved when one stops typing, leaves the page or hides the
 * tab, and what could not be saved when the connection is back; one save at a time, so that an older one never lands on a newer. The tab has a copy besides.
 */
export function useDraftSync(
  { draft }: Pick<InvoiceDraftForm, 'draft'>,
  settings: CompanySettings,
): DraftSync {
  const [state, setState] = useState<DraftState>(draft.values() === undefined ? 'none' : 'waiting');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());
  const isChanged = useRef(false);

  const saveOnce = async () => {
    if (!isChanged.current) return;
    isChanged.current = false;
    try {
      await keep(draft.values());
      setState(draft.id() === undefined ? 'none' : 'saved');
    } catch {
      isChanged.current = true;
      setState('failed');
    }
  };
  const keep = async (values: InvoiceValues | undefined) => {
    const id = draft.id();
    if (values === undefined) {
      if (id !== undefined) await deleteDraft(id).catch(ignoreMissing);
      draft.setId(undefined);
      return;
    }
    const body = draftBody(values, settings);
    if (id === undefined) draft.setId(await createDraft(body, draft.newKey()));
    else if (!(await updateDraft({ ...body, id })))
      draft.setId(await createDraft(body, draft.newKey()));
  };
  const settle = () => {
    clearTimeout(timer.current);
    running.current = running.current.then(saveOnce);
    return running.current;
  };
  const saveSoon = useEffectEvent(() => {
    isChanged.current = true;
    timer.current = setTimeout(() => void settle(), PAUSE_MS);
  });
  const follow = useEffectEvent((what: DraftEvent) => {
    clearTimeout(timer.current);
    isChanged.current = false;
    if (what !== 'changed') return setState(what === 'opened' ? 'saved' : 'none');
    setState(draft.values() === undefined && draft.id() === undefined ? 'none' : 'waiting');
    saveSoon();
  });
  const leave = useEffectEvent(() => void settle());
  useWhenReachable(() => void settle());
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', onHide);
    // The draft in the tab may be newer than the one saved before a reload.
    if (draft.values() !== undefined) saveSoon();
    const stop = draft.onChange((what) => follow(what));
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onHide);
      leave();
    };
  }, [draft]);
  return { state, settle };
}

/** A draft that is gone already needs no deleting. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
}
