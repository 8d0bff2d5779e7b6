import type { Icon } from '../../ui/display/icon.ts';
import type { Tone } from '../../ui/display/status-chip.tsx';
import { foldText } from '@driftig/domain/text/fold-text';

export type Kind =
  | 'commands'
  | 'pages'
  | 'customers'
  | 'invoices'
  | 'orders'
  | 'products'
  | 'lines'
  | 'tasks'
  | 'employees';

/** Something that can be found, before its texts are prepared for searching. */
export interface SearchItem {
  readonly kind: Kind;
  readonly id: string;
  /** The URL that opens it. */
  readonly to: string;
  readonly number?: number;
  readonly title: string;
  /** Shown below the title. */
  readonly details?: readonly string[];
  /** Also searched; shown only when one of them is the reason for the match. */
  readonly fields?: readonly string[];
  readonly icon?: Icon;
  /** The amount of an invoice. */
  readonly money?: {
    readonly amount: number;
    /** '' for the company's own. */
    readonly currency: string;
    readonly struck: boolean;
  };
  readonly status?: { readonly label: string; readonly tone: Tone };
}

/** A search item with its texts folded once, so that each keystroke only compares. */
export interface Entry extends SearchItem {
  /** Unique among all entries. */
  readonly key: string;
  /** Number and title, folded. */
  readonly name: string;
  /** All searchable text, folded. */
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
