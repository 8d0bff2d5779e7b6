import { Autocomplete } from '@mantine/core';
import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { formatKroner } from '@driftig/domain/format';
import { useController } from 'react-hook-form';

import classes from './add-line.module.css';
import { catalogueLine } from './catalogue.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { texts } from './texts.ts';
import { useCatalogue } from './use-catalogue.ts';
import type { LinesForm } from './values.ts';

const SHOWN_MATCHES = 20;

/**
 * The name of the open line, with autocomplete. A chosen product or task fills the other fields.
 */
export function AddName({ form, group }: { form: LinesForm; group: LineGroup }) {
  const { field, fieldState } = useController({
    control: form.control,
    name: `adding.${group}.name`,
  });
  const { rows } = useCatalogue(group);
  const choose = (id: string) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (row === undefined) return;
    form.setValue(`adding.${group}`, catalogueLine(row), { shouldDirty: true });
    form.clearErrors([`adding.${group}`]);
    form.setFocus(`adding.${group}.quantity`, { shouldSelect: true });
  };
  return (
    <Autocomplete
      {...field}
      label={texts.lineName}
      placeholder={rows.length > 0 ? texts.addPlaceholderName : undefined}
      data={rows.map(({ id, name }) => ({ value: id, label: name }))}
      renderOption={({ option }) => <Option entry={rows.find(({ id }) => id === option.value)} />}
      onOptionSubmit={choose}
      limit={SHOWN_MATCHES}
      openOnFocus={false}
      withScrollArea={false}
      maxLength={200}
      error={fieldState.error?.message}
    />
  );
}

function Option({ entry }: { entry: CatalogueEntry | undefined }) {
  if (entry === undefined) return null;
  return (
    <span className={classes.option}>
      <span>{entry.name}</span>
      <span className={classes.optionPrice}>{formatKroner(entry.price)}</span>
    </span>
  );
}
