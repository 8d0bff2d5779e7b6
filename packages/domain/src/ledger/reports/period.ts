import { badInput } from '../../errors.ts';

/** Throws bad_input for a period of days that ends before it begins. */
export function assertDays({ from, to }: { readonly from: string; readonly to: string }): void {
  if (from > to) throw badInput({ to: 'Den sidste dag kan ikke ligge før den første.' });
}

/** Throws bad_input for a period of months that ends before it begins. */
export function assertPeriod({ from, to }: { readonly from: string; readonly to: string }): void {
  if (from > to) throw badInput({ to: 'Den sidste måned kan ikke ligge før den første.' });
}
