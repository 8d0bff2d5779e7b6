import type { InvoiceCustomer } from '@driftig/contracts/invoices/catalogue';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { FieldRow } from '../../../../ui/fields/field-row.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useField } from '../../../../ui/fields/use-field.ts';
import { CustomerSelect } from '../../../../shared/record-screens/customers/customer-select.tsx';
import { invoiceCustomers } from '../../invoice-create-queries.ts';
import { chosenCustomer, payDateFor } from '../bases/customers.ts';
import { emptyCustomer } from '../values/form-values.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import classes from './tab.module.css';
import { texts } from '../texts.ts';
import type { InvoiceForm } from '../values/use-invoice-form.ts';

interface CustomerChooserProps {
  customers: readonly InvoiceCustomer[];
  usualDays: number;
}

/**
 * A customer from the list, or a typed company. Choosing a customer hides the company field, and
 * typing a company hides the list (product D23).
 */
export function CustomerChooser({ customers, usualDays }: CustomerChooserProps) {
  const form: InvoiceForm = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  const { control } = form;
  const [customerId, company] = useWatch({ control, name: ['customerId', 'company'] });
  const fill = (part: Partial<InvoiceValues>) => {
    const names = Object.keys(part) as (keyof InvoiceValues)[];
    for (const name of names) form.setValue(name, part[name] ?? null, { shouldDirty: true });
    form.clearErrors(names);
  };
  const isTyped = customerId === null && company !== '';
  return (
    <FieldRow>
      {isTyped ? (
        <TypedCustomer onClear={() => fill({ company: '' })} />
      ) : (
        <CustomerList customers={customers} usualDays={usualDays} form={form} onChoose={fill} />
      )}
      {customerId === null ? (
        <TextField
          control={control}
          name="company"
          label={texts.company}
          help={texts.companyHelp}
          maxLength={120}
        />
      ) : null}
    </FieldRow>
  );
}

interface CustomerListProps extends CustomerChooserProps {
  form: InvoiceForm;
  onChoose: (part: Partial<InvoiceValues>) => void;
}

function CustomerList({ customers, usualDays, form, onChoose }: CustomerListProps) {
  const { data, error } = useQuery(invoiceCustomers);
  const [created, setCreated] = useState<readonly InvoiceCustomer[]>([]);
  const { value, input } = useField<InvoiceValues, string | null, InvoiceValues>({
    control: form.control,
    name: 'customerId',
    label: texts.customer,
    placeholder: texts.customerPlaceholder,
    help: helpOf(customers, error),
  });
  // A new customer is here before the list is fetched again.
  const isNew = ({ id }: InvoiceCustomer) => customers.every((customer) => customer.id !== id);
  const added = created.filter(isNew);
  const all = added.length === 0 ? customers : [...customers, ...added];
  const daysOf = (id: string | null) => all.find((one) => one.id === id)?.paymentDays ?? 0;
  const choose = (id: string | null, among: readonly InvoiceCustomer[]) => {
    const now = among.find((one) => one.id === id)?.paymentDays ?? 0;
    const payDate = payDateFor(form.getValues(), { before: daysOf(value), now, usual: usualDays });
    onChoose({ ...(chosenCustomer(among, id) ?? emptyCustomer), payDate });
  };
  return (
    <CustomerSelect
      {...input}
      // The form begins here: passing by is no mistake yet.
      onBlur={() => form.formState.isDirty && input.onBlur()}
      customers={all}
      loading={data?.complete === false && error === null}
      // Only what is chosen can be taken back.
      {...(value === null ? {} : { noneLabel: texts.noCustomer })}
      value={value}
      onChange={(id) => choose(id, all)}
      onCreate={(record) => {
        const customer = record as unknown as InvoiceCustomer;
        setCreated((before) => [...before, customer]);
        choose(customer.id, [...all, customer]);
      }}
    />
  );
}

function helpOf(customers: readonly InvoiceCustomer[], error: Error | null): string {
  if (error !== null) return texts.customersFailed;
  return customers.length === 0 ? texts.noCustomers : texts.customerHelp;
}

/** Shown instead of the list while a company is typed, with a button back to the list. */
function TypedCustomer({ onClear }: { onClear: () => void }) {
  return (
    <div className={classes.chosen}>
      <span className={classes.chosenLabel}>{texts.customer}</span>
      <span className={classes.note}>{texts.chooseFromListHelp}</span>
      <Button size="compact-sm" onClick={onClear}>
        {texts.chooseFromList}
      </Button>
    </div>
  );
}
