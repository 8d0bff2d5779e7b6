import { Radio } from '@mantine/core';
import { useFormContext } from 'react-hook-form';

import { useField } from '../../../ui/fields/use-field.ts';
import type { InvoiceValues } from './form-values.ts';
import classes from './tab.module.css';
import { texts } from './texts.ts';

/** Deposit or End. Deposit invoices cannot be issued yet. */
export function KindChooser() {
  const { control } = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  const { value, onChange, input } = useField<InvoiceValues, InvoiceValues['kind'], InvoiceValues>({
    control,
    name: 'kind',
    label: texts.kind,
    required: true,
  });
  const { ref, ...group } = input;
  return (
    <Radio.Group {...group} value={value} onChange={onChange}>
      <div className={classes.kinds}>
        <div className={classes.kind}>
          <Radio value="deposit" label={texts.deposit} description={texts.depositLater} disabled />
        </div>
        <div className={classes.kind}>
          <Radio ref={ref} value="final" label={texts.end} description={texts.endHelp} />
        </div>
      </div>
    </Radio.Group>
  );
}
