import { Button } from '@mantine/core';
import { useFormState } from 'react-hook-form';

import { texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';
import type { SaveInvoice } from './use-save-invoice.ts';

/**
 * Passes its element to `save`: there are two save buttons, and the clicked one gets the focus
 * back.
 */
export function SaveButton({ form, save }: { form: InvoiceForm; save: SaveInvoice['save'] }) {
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <Button
      variant="filled"
      loading={isSubmitting}
      onClick={(event) => void save(event.currentTarget)}
    >
      {texts.save}
    </Button>
  );
}
