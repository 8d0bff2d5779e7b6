import { Button } from '@mantine/core';
import type { CompanySettings } from '@driftig/contracts/company/settings';
import { useId } from 'react';
import { useFormState, useWatch } from 'react-hook-form';

import { isNumber } from '../../../../ui/fields/number-text.ts';
import classes from './save-button.module.css';
import { texts } from '../texts.ts';
import type { InvoiceForm } from '../values/use-invoice-form.ts';
import type { SaveInvoice } from './use-save-invoice.ts';

interface SaveButtonProps {
  form: InvoiceForm;
  settings: CompanySettings;
  save: SaveInvoice['save'];
}

/**
 * A line below the button says what it does: it issues the invoice under that number. Passes its
 * element to `save`: there are several save buttons, and the clicked one gets the focus back.
 */
export function SaveButton({ form, settings, save }: SaveButtonProps) {
  const { isSubmitting } = useFormState({ control: form.control });
  const typed = useWatch({ control: form.control, name: 'number' });
  const effect = useId();
  return (
    <div className={classes.save}>
      <Button
        variant="filled"
        loading={isSubmitting}
        aria-describedby={effect}
        data-save
        onClick={(event) => void save(event.currentTarget)}
      >
        {texts.save}
      </Button>
      <span id={effect} className={classes.effect}>
        {texts.issues((isNumber(typed) && typed) || settings.nextInvoiceNumber)}
      </span>
    </div>
  );
}
