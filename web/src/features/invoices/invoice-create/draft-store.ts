import type { InvoiceValues } from './form-values.ts';

/** What was last sent without a certain answer: sent again, it must carry the same key. */
interface Sent {
  readonly content: string;
  readonly key: string;
}

interface Draft {
  readonly version: 1;
  readonly values?: InvoiceValues;
  readonly sent?: Sent;
}

/** A place for texts; `sessionStorage` in the browser. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The unfinished invoice of a user in this tab: survives a reload and a crash, and is gone with the
 * tab. Storage may be full or switched off; the form then works without.
 */
export function draftStore(userId: string, store: Store = window.sessionStorage) {
  const name = `invoice-draft.${userId}`;
  const attempt = <T>(task: () => T): T | undefined => {
    try {
      return task();
    } catch {
      return undefined;
    }
  };
  const stored = attempt(() => JSON.parse(store.getItem(name) ?? '') as Draft);
  let draft: Draft = stored?.version === 1 ? stored : { version: 1 };
  const change = (part: Partial<Draft>) => {
    draft = { ...draft, ...part };
    attempt(() => store.setItem(name, JSON.stringify(draft)));
  };
  return {
    values: () => draft.values,
    keep: (values: InvoiceValues) => change({ values }),
    /** The same content keeps its key until it is saved, so that a retry has one effect. */
    keyFor(body: unknown): string {
      const content = JSON.stringify(body);
      if (draft.sent?.content === content) return draft.sent.key;
      const key = crypto.randomUUID();
      change({ sent: { content, key } });
      return key;
    },
    clear: () => {
      draft = { version: 1 };
      attempt(() => store.removeItem(name));
    },
  };
}

export type DraftStore = ReturnType<typeof draftStore>;
