import { UnstyledButton } from '@mantine/core';
import { formatAmount } from '@driftig/domain/format';
import type { CompanySettings } from '@driftig/contracts/company/settings';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import type { InvoiceValues } from '../values/form-values.ts';
import { sumsOf, unsureSums } from '../values/lines.ts';
import classes from './save-bar.module.css';
import { bySection } from '../values/sections.ts';
import { texts } from '../texts.ts';
import type { InvoiceForm } from '../values/use-invoice-form.ts';
import type { SectionNavigation } from '../tabs/use-section-navigation.ts';
import { useShownErrors } from '../values/use-shown-errors.ts';

interface SaveBarProps {
  form: InvoiceForm;
  settings: CompanySettings;
  saveButton: ReactNode;
  goTo: SectionNavigation['goTo'];
}

/** The bar at the bottom of narrow screens with the total and the save button. */
export function SaveBar({ form, settings, saveButton, goTo }: SaveBarProps) {
  const compute = (now: unknown) => dueText(now as InvoiceValues, settings);
  const due = useWatch({ control: form.control, compute });
  return (
    <div className={classes.bar} data-toasts-above>
      <div className={classes.sum}>
        <span className={classes.label}>{texts.due}</span>
        <span className={classes.amount}>{due}</span>
      </div>
      <FirstErrorButton form={form} goTo={goTo} />
      {saveButton}
    </div>
  );
}

function dueText(values: InvoiceValues, { taxPercent, currency }: CompanySettings): string {
  if (unsureSums(values).due) return '–';
  return formatAmount(sumsOf(values, taxPercent).amountDue, currency);
}

/**
 * The number of errors, and a button that goes to the first, since the list is far away on a phone.
 */
function FirstErrorButton({ form, goTo }: Pick<SaveBarProps, 'form' | 'goTo'>) {
  const paths = Object.values(bySection(Object.keys(useShownErrors(form)))).flat();
  const [first] = paths;
  if (first === undefined) return null;
  return (
    <UnstyledButton className={classes.errors} onClick={() => goTo(first)}>
      {texts.mend(paths.length)}
    </UnstyledButton>
  );
}
