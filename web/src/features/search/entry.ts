import type { Icon } from '../../ui/display/icon.ts';
import type { Tone } from '../../ui/display/status-chip.tsx';
import { foldText } from '../../ui/text/fold-text.ts';

export type Kind = 'pages' | 'customers' | 'invoices' | 'orders' | 'employees';

/** What is known of a thing before it is made ready to be found. */
export interface SearchItem {
  readonly kind: Kind;
  readonly id: string;
  /** Where it is opened. */
  readonly to: string;
  readonly number?: number;
  readonly title: string;
  /** Shown below the title. */
  readonly details?: readonly string[];
  /** Found by these as well; shown only where one of them is why it was found. */
  readonly fields?: readonly string[];
  readonly icon?: Icon;
  /** A page that is still to be built. */
  readonly coming?: boolean;
  /** Of an invoice. */
  readonly money?: { readonly amount: number; readonly struck: boolean };
  readonly status?: { readonly label: string; readonly tone: Tone };
}

/** A thing with its texts folded once, so that a keystroke only compares. */
export interface Entry extends SearchItem {
  /** Names it among all that is found. */
  readonly key: string;
  /** Number and title. */
  readonly name: string;
  /** All that it is found by. */
  readonly text: string;
}

export function keyOf(kind: Kind, id: string): string {
  return `${kind}:${id}`;
}

export function toEntry(thing: SearchItem): Entry {
  const { kind, id, number, title, details = [], fields = [] } = thing;
  const name = number === undefined ? title : `${number} ${title}`;
  const text = foldText([name.replaceAll('\n', ' '), ...details, ...fields].join('\n'));
  const end = text.indexOf('\n');
  return { ...thing, key: keyOf(kind, id), name: end === -1 ? text : text.slice(0, end), text };
}
