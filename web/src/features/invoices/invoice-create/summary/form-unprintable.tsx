import { isPlain } from '@driftig/documents/plain-text';
import { useWatch } from 'react-hook-form';

import { UnprintableNote } from '../../unprintable-note.tsx';
import type { InvoiceForm } from '../values/use-invoice-form.ts';

/** Names what the PDF cannot have while the invoice can still be changed. */
export function FormUnprintable({ form }: { form: InvoiceForm }) {
  // Plain texts, which most are, need not be looked at anew with each letter.
  const compute = (values: unknown) => {
    const text = JSON.stringify(values);
    return isPlain(text) ? '' : text;
  };
  return <UnprintableNote content={useWatch({ control: form.control, compute })} />;
}
