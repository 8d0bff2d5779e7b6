import type { InvoiceCustomer } from '@driftig/contracts/invoices/catalogue';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

import { linkedForm } from '../../../../shared/record-screens/form/linked-form.ts';
import { suggestTown } from '../../../../shared/record-screens/form/suggest-town.ts';

import { Card } from '../../../../ui/layout/card.tsx';
import { FieldRow } from '../../../../ui/fields/field-row.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { vatOptions } from '../../../../shared/line-editor/vat-options.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { CustomerChooser } from './customer-chooser.tsx';
import type { InvoiceValues } from '../values/form-values.ts';
import classes from './tab.module.css';
import { texts } from '../texts.ts';

type Field = keyof InvoiceValues;
const place = { zipcode: 'zipcode', town: 'town' } satisfies Record<string, Field>;

interface CustomerTabProps {
  customers: readonly InvoiceCustomer[];
  /** The company's days to pay, for a customer without. */
  usualDays: number;
}

export function CustomerTab(props: CustomerTabProps) {
  const form = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  const { control } = form;
  useEffect(() => suggestTown(linkedForm(form), place), [form]);
  return (
    <Card>
      <div className={classes.fields}>
        <CustomerChooser {...props} />
        <FieldRow>
          <TextField control={control} name="name" label={texts.customerName} maxLength={120} />
          <TextField control={control} name="cvr" label={texts.cvr} maxLength={20} />
        </FieldRow>
        <FieldRow>
          <SelectField
            control={control}
            name="vatCode"
            label={texts.vatCode}
            options={vatOptions}
          />
          <TextField
            control={control}
            name="vatNumber"
            label={texts.vatNumber}
            help={texts.vatNumberHelp}
            maxLength={30}
          />
        </FieldRow>
        <FieldRow>
          <TextField control={control} name="phone" label={texts.phone} type="tel" maxLength={40} />
          <TextField control={control} name="email" label={texts.email} type="email" />
        </FieldRow>
        <FieldRow>
          <TextField control={control} name="gln" label={texts.gln} maxLength={30} />
          <TextField
            control={control}
            name="reference"
            label={texts.reference}
            help={texts.referenceHelp}
            maxLength={120}
          />
        </FieldRow>
        <TextField control={control} name="address" label={texts.address} maxLength={200} />
        <FieldRow>
          <TextField control={control} name="zipcode" label={texts.zipcode} maxLength={10} />
          <TextField control={control} name="town" label={texts.town} maxLength={80} />
          <TextField control={control} name="country" label={texts.country} maxLength={80} />
        </FieldRow>
      </div>
    </Card>
  );
}
