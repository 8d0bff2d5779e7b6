import { useFormContext } from 'react-hook-form';

import { Card } from '../../../ui/layout/card.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { InvoiceValues } from './form-values.ts';
import { KindChooser } from './kind-chooser.tsx';
import { NumberChooser } from './number-chooser.tsx';
import classes from './tab.module.css';
import { texts } from './texts.ts';

export function PaymentTab({ nextNumber }: { nextNumber: number }) {
  const { control } = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  return (
    <div className={classes.cards}>
      <Card>
        <div className={classes.fields}>
          <KindChooser />
          <NumberChooser nextNumber={nextNumber} />
          <FieldRow>
            <DateField control={control} name="date" label={texts.date} required />
            <DateField control={control} name="payDate" label={texts.payDate} required />
          </FieldRow>
        </div>
      </Card>
      <Card title={texts.bank} subtitle={texts.bankHelp}>
        <div className={classes.fields}>
          <TextField control={control} name="bankName" label={texts.bankName} maxLength={80} />
          <FieldRow>
            <TextField control={control} name="regNumber" label={texts.regNumber} maxLength={4} />
            <TextField
              control={control}
              name="accountNumber"
              label={texts.accountNumber}
              maxLength={10}
            />
          </FieldRow>
        </div>
      </Card>
    </div>
  );
}
