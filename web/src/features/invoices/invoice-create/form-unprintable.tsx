import { unprintableIn } from '@driftig/documents/printable';
import { useWatch } from 'react-hook-form';

import { UnprintableNote } from '../unprintable-note.tsx';
import type { InvoiceForm } from './use-invoice-form.ts';

/** Names what the PDF cannot have while the invoice can still be changed. */
export function FormUnprintable({ form }: { form: InvoiceForm }) {
  const compute = (values: unknown) => unprintableIn(JSON.stringify(values)).join('');
  const characters = useWatch({ control: form.control, compute });
  return <UnprintableNote content={characters} />;
}
