import type { CompanyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { assertVersion } from '@driftig/domain/assert-version';
import type { OrderNotes } from '@driftig/domain/invoices/invoice';

import { changeOrder } from '../changes/orders/change-order.ts';
import { orderSeenBy } from './order-seen-by.ts';
import { noteSaved } from './texts.ts';

interface NoteContext {
  readonly actor: Actor;
  readonly store: CompanyStore;
}

/** Optimistic lock on the order: refused (409) when `version` is older, or it changes meanwhile. */
export async function saveNote(
  { actor, store }: NoteContext,
  { number, version }: { readonly number: number; readonly version?: number | undefined },
  note: OrderNotes,
): Promise<{ readonly message: string }> {
  const order = await orderSeenBy(actor, store, { number });
  assertVersion(order, version);
  await changeOrder(store, order, note);
  return { message: noteSaved };
}
