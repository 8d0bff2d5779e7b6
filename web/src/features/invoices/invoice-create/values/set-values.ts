import type { InvoiceValues } from './form-values.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

/** Changes several values of the form together, and ends the errors at them. */
export function setValues(form: InvoiceForm, part: Partial<InvoiceValues>): void {
  const names = Object.keys(part) as (keyof InvoiceValues)[];
  for (const name of names) form.setValue(name, part[name] ?? null, { shouldDirty: true });
  form.clearErrors(names);
}
