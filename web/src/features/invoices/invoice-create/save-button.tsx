import { Button } from '@mantine/core';
import type { CompanySettings } from '@driftig/contracts/company/routes';
import { useFormState, useWatch } from 'react-hook-form';

import classes from './save-button.module.css';
import { texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';
import type { SaveInvoice } from './use-save-invoice.ts';

interface SaveButtonProps {
  form: InvoiceForm;
  settings: CompanySettings;
  save: SaveInvoice['save'];
}

/**
 * Says below its word what it does: it issues the invoice under that number. Passes its element to
 * `save`: there are several save buttons, and the clicked one gets the focus back.
 */
export function SaveButton({ form, settings, save }: SaveButtonProps) {
  const { isSubmitting } = useFormState({ control: form.control });
  const typed = useWatch({ control: form.control, name: 'number' });
  const number = typed || settings.nextInvoiceNumber;
  return (
    <Button
      variant="filled"
      className={classes.button ?? ''}
      loading={isSubmitting}
      data-save
      onClick={(event) => void save(event.currentTarget)}
    >
      <span className={classes.words}>
        <span>{texts.save}</span>
        <span className={classes.effect}>{texts.issues(number)}</span>
      </span>
    </Button>
  );
}
