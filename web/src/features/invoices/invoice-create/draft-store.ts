import { keepOrMakeKey } from '../../../api/idempotency.ts';
import type { KeyedContent } from '../../../api/idempotency.ts';
import type { InvoiceValues } from './form-values.ts';

interface Draft {
  readonly version: 1;
  readonly values?: InvoiceValues;
  /** The last sent content with its key, until it is known to be saved. */
  readonly sent?: KeyedContent;
}

/** The part of Storage that is used; replaced in tests. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The draft invoice of a user, kept in sessionStorage: it survives a reload and is gone with the
 * tab. When storage is full or blocked, the draft is only kept in memory.
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
    /** The idempotency key, stored with the draft so that a retry after a reload has one effect. */
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
