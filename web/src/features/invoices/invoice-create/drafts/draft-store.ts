import { keepOrMakeKey } from '../../../../api/forms/idempotency.ts';
import type { KeyedContent } from '../../../../api/forms/idempotency.ts';
import type { InvoiceValues } from '../values/form-values.ts';

interface Draft {
  readonly version: 1;
  readonly values?: InvoiceValues;
  /** Id of the draft on the server, once it is saved there. */
  readonly id?: string | undefined;
  /** Origin of the form; another origin starts a new form. */
  readonly from?: string;
  /** The last sent content with its key, until it is known to be saved. */
  readonly sent?: KeyedContent;
}

/** Kinds of changes of a draft: typed text, another draft, or a new form. */
export type DraftEvent = 'changed' | 'opened' | 'cleared';
type DraftListener = (what: DraftEvent) => void;

/** The part of Storage that is used; replaced in tests. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The tab's copy of the draft that a user is writing, kept in sessionStorage: it survives a reload
 * and a server that cannot be reached, and is gone with the tab. When storage is full or blocked, it
 * is only kept in memory.
 */
export function draftStore(userId: string, store: Store = window.sessionStorage, from = '') {
  const name = `invoice-draft.${userId}`;
  const ignoreErrors = <T>(task: () => T): T | undefined => {
    try {
      return task();
    } catch {
      return undefined;
    }
  };
  const stored = ignoreErrors(() => JSON.parse(store.getItem(name) ?? '') as Draft);
  const isOurs = stored?.version === 1 && (stored.from ?? '') === from;
  let draft: Draft = isOurs ? stored : { version: 1, from };
  const change = (part: Partial<Draft>) => {
    draft = { ...draft, ...part };
    ignoreErrors(() => store.setItem(name, JSON.stringify(draft)));
  };
  const listeners = new Set<DraftListener>();
  const tell = (what: DraftEvent) => {
    for (const listener of listeners) listener(what);
  };
  return {
    values: () => draft.values,
    id: () => draft.id,
    setId: (id: string | undefined) => change({ id }),
    newKey: () => crypto.randomUUID(),
    /** Gives what stops listening. */
    onChange(listener: DraftListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: (values: InvoiceValues) => {
      change({ values });
      tell('changed');
    },
    /** The form is as it was at first: nothing is to be kept of it. */
    forgetValues: () => {
      if (draft.values === undefined) return;
      const { values: _, ...rest } = draft;
      draft = rest;
      ignoreErrors(() => store.setItem(name, JSON.stringify(draft)));
      tell('changed');
    },
    /** Goes on with a draft from the server. */
    adopt: (id: string, values: InvoiceValues) => {
      draft = { version: 1, from, id, values };
      ignoreErrors(() => store.setItem(name, JSON.stringify(draft)));
      tell('opened');
    },
    /** The idempotency key, stored with the draft so that a retry after a reload has one effect. */
    keyFor(body: unknown): string {
      const sent = keepOrMakeKey(body, draft.sent);
      if (sent !== draft.sent) change({ sent });
      return sent.key;
    },
    clear: () => {
      draft = { version: 1, from };
      ignoreErrors(() => store.removeItem(name));
      tell('cleared');
    },
  };
}

export type DraftStore = ReturnType<typeof draftStore>;
