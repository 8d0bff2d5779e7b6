import { keepOrMakeKey } from '../../../api/idempotency.ts';
import type { KeyedContent } from '../../../api/idempotency.ts';
import type { InvoiceValues } from './form-values.ts';

interface Draft {
  readonly version: 1;
  readonly values?: InvoiceValues;
  /** What was last sent and is not known to be saved. */
  readonly sent?: KeyedContent;
}

/** A place for texts; `sessionStorage` in the browser. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The unfinished invoice of a user in this tab: survives a reload and a crash, and is gone with the
 * tab. Storage may be full or switched off; the form then works without.
 */
export function draftStore(userId: string, store: Store = window.sessionStorage) {
  const name = `invoice-draft.${userId}`;
  const ignoreErrors = <T>(task: () => T): T | undefined => {
    try {
      return task();
    } catch {
      return undefined;
    }
  };
  const stored = ignoreErrors(() => JSON.parse(store.getItem(name) ?? '') as Draft);
  let draft: Draft = stored?.version === 1 ? stored : { version: 1 };
  const change = (part: Partial<Draft>) => {
    draft = { ...draft, ...part };
    ignoreErrors(() => store.setItem(name, JSON.stringify(draft)));
  };
  return {
    values: () => draft.values,
    save: (values: InvoiceValues) => change({ values }),
    /** Kept with the draft: a retry after a reload has one effect, too. */
    keyFor(body: unknown): string {
      const sent = keepOrMakeKey(body, draft.sent);
      if (sent !== draft.sent) change({ sent });
      return sent.key;
    },
    clear: () => {
      draft = { version: 1 };
      ignoreErrors(() => store.removeItem(name));
    },
  };
}

export type DraftStore = ReturnType<typeof draftStore>;
