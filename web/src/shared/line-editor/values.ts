import type { SaleVatCode } from '@driftig/contracts/invoices/sale-vat';
import type { LineGroup } from '@driftig/domain/invoices/invoice';
import type { UseFormReturn } from 'react-hook-form';

import type { TypedNumber } from '../../ui/fields/number-text.ts';

export const lineGroups = ['items', 'productGroups', 'tasks'] as const satisfies LineGroup[];

/** Approved hours on an order that a line was made from. */
export interface LineHours {
  readonly orderId: string;
  readonly activity: string;
  readonly reportIds: readonly string[];
  readonly hundredths: number;
}

export interface LineValues {
  /** The id of the product or task the line was made from; '' when typed. */
  id: string;
  name: string;
  description: string;
  quantity: TypedNumber;
  price: TypedNumber;
  unit: string;
  /** Left out: that of the invoice, or of the order's customer. */
  vatCode?: SaleVatCode | undefined;
  /** Only lines of hours have them (product T35). */
  hours?: LineHours | undefined;
}

/**
 * Form values of the line editor: `adding` are the open inputs below each table, which are no lines
 * yet.
 */
export interface LinesValues {
  groups: Record<LineGroup, LineValues[]>;
  adding: Record<LineGroup, LineValues>;
}

export type LinesForm = UseFormReturn<LinesValues, unknown, LinesValues>;

export function emptyLine(): LineValues {
  return { id: '', name: '', description: '', quantity: 1, price: null, unit: '' };
}

export function noLines(): LinesValues {
  return {
    groups: { items: [], productGroups: [], tasks: [] },
    adding: { items: emptyLine(), productGroups: emptyLine(), tasks: emptyLine() },
  };
}
