import { formatAmount } from '@driftig/domain/format';
import type { CompanySettings } from '@driftig/contracts/company';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { sumsOf } from './lines.ts';
import classes from './save-bar.module.css';
import { texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

interface SaveBarProps {
  form: InvoiceForm;
  settings: CompanySettings;
  saveButton: ReactNode;
}

/** Where the panel stands under the form: the total and its button never scroll away. */
export function SaveBar({ form, settings, saveButton }: SaveBarProps) {
  const groups = useWatch({ control: form.control, name: 'groups' });
  const { amountDue } = sumsOf(groups, settings.taxPercent);
  return (
    <div className={classes.bar}>
      <div className={classes.sum}>
        <span className={classes.label}>{texts.due}</span>
        <span className={classes.amount}>{formatAmount(amountDue, settings.currency)}</span>
      </div>
      {saveButton}
    </div>
  );
}
