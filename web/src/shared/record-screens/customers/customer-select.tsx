import { Select } from '@mantine/core';
import type { SelectProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';

import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { foldWords } from '@driftig/domain/text/fold-text';
import { markedParts } from '../../../ui/text/marked-parts.ts';
import classes from './customer-select.module.css';
import { customerOptions } from './customer-options.ts';
import { customerContact, customerTitle, rankCustomers } from './rank-customers.ts';
import type { NamedCustomer } from './rank-customers.ts';
import type { RecordForm } from '../form/record-form.ts';
import { texts } from '../texts.ts';
import { useEnterPicks } from './use-enter-picks.ts';
import { customersView } from '../views/customers.ts';

const NewCustomerDialog = lazyWhenIdle(() => import('./new-customer-dialog.tsx'));

/** The value of the entry that creates a customer. */
const NEW = '+new';

interface CustomerSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  customers: readonly NamedCustomer[];
  /** Whether more customers are on their way. */
  loading?: boolean;
  value: string | null;
  onChange: (id: string | null) => void;
  /** Takes the customer that was created from the chooser. */
  onCreate: (customer: RecordAnswer) => void;
  /** The label of a first entry with the value ''; left out for none. */
  noneLabel?: string;
  /** Initial values of a customer created here; the typed name comes first. */
  newCustomer?: Partial<RecordForm> | undefined;
  /** The name of a chosen customer who is not in the list, for example a deleted one. */
  unknownName?: string | undefined;
}

/**
 * The chooser of a customer, the same everywhere: the best match first, the contact person below the
 * company, and 'Ny kunde', which creates one by the name that was typed and chooses it.
 */
export function CustomerSelect(props: CustomerSelectProps) {
  const { customers, loading, value, onChange, onCreate, noneLabel, unknownName, ...rest } = props;
  const { newCustomer, ...input } = rest;
  const [search, setSearch] = useState('');
  const [creating, setCreating] = useState<string>();
  const [opened, setOpened] = useState(false);
  const byId = useMemo(() => new Map(customers.map((one) => [one.id, one])), [customers]);
  const none = useMemo(
    () => (noneLabel === undefined ? [] : [{ value: '', label: noneLabel }]),
    [noneLabel],
  );
  const known = value === null ? undefined : byId.get(value);
  const nameOfOther = value ? (unknownName ?? '') : none.find((one) => one.value === value)?.label;
  const chosen = known === undefined ? nameOfOther : customerTitle(known);
  const typed = search === chosen ? '' : search.trim();
  const pick = (text: string) => {
    const [best] = rankCustomers(customers, text);
    setOpened(false);
    if (best === undefined) return setCreating(text);
    setSearch(customerTitle(best));
    onChange(best.id);
  };
  const enter = useEnterPicks({ chosen, loading: loading === true, search, pick });
  const { known: data, shown } = useMemo(() => {
    const isChosen = value !== null && chosen !== undefined;
    return customerOptions(customers, {
      typed,
      none,
      chosen: isChosen ? { value, label: chosen } : undefined,
      add: { value: NEW, label: customersView.words.add },
    });
  }, [customers, typed, value, chosen, none]);
  const filter = useCallback(() => shown, [shown]);
  return (
    <>
      <Select
        selectFirstOptionOnChange
        allowDeselect={false}
        // A form may begin with it: a click, a letter or an arrow opens the list.
        openOnFocus={false}
        onFocus={(event) => event.currentTarget.select()}
        {...input}
        {...enter}
        // The dialog of a new customer takes the focus: nothing was left empty yet.
        onBlur={(event) => creating === undefined && input.onBlur?.(event)}
        dropdownOpened={opened}
        onDropdownOpen={() => setOpened(true)}
        onDropdownClose={() => setOpened(false)}
        data={data}
        filter={filter}
        renderOption={({ option }) =>
          option.value === NEW ? (
            <NewOption name={typed || String(newCustomer?.['fullName'] ?? '')} />
          ) : (
            <CustomerOption customer={byId.get(option.value)} label={option.label} typed={typed} />
          )
        }
        value={value}
        onChange={(id) => (id === NEW ? setCreating(typed) : onChange(id))}
        searchable
        searchValue={search}
        onSearchChange={setSearch}
      />
      {creating === undefined ? null : (
        <Suspense>
          <NewCustomerDialog
            preset={{ ...newCustomer, ...(creating === '' ? {} : { company: creating }) }}
            onCreated={onCreate}
            onClose={() => setCreating(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

interface CustomerOptionProps {
  customer: NamedCustomer | undefined;
  label: string;
  typed: string;
}

function CustomerOption({ customer, label, typed }: CustomerOptionProps) {
  const contact = customer === undefined ? '' : customerContact(customer);
  return (
    <span className={classes.option}>
      <Marked text={label} search={typed} />
      {contact === '' ? null : (
        <span className={classes.contact}>
          <Marked text={contact} search={typed} />
        </span>
      )}
    </span>
  );
}

function Marked({ text, search }: { text: string; search: string }) {
  return (
    <span>
      {markedParts(text, foldWords(search)).map((part, index) =>
        part.marked ? (
          // The parts of a text are never reordered.
          // oxlint-disable-next-line react/no-array-index-key
          <mark key={index} className={classes.mark}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}

function NewOption({ name }: { name: string }) {
  return (
    <span className={classes.new}>
      <IconPlus size={16} stroke={1.8} aria-hidden="true" />
      {name === '' ? customersView.words.add : texts.newCustomerNamed(name)}
    </span>
  );
}
