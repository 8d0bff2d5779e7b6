import { useFormState } from 'react-hook-form';

import { errorsByPath } from './errors-by-path.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

/** The errors currently shown at the fields, by path. */
export function useShownErrors(form: InvoiceForm): Record<string, string> {
  return errorsByPath(useFormState({ control: form.control }).errors);
}
