import { Button } from '@mantine/core';

import { useCatalogue } from '../../../../shared/line-editor/use-catalogue.ts';
import type { InvoiceForm } from '../values/use-invoice-form.ts';
import classes from './hours.module.css';
import { withAllHours, type Offer } from './order-hours.ts';
import { texts } from './texts.ts';

interface InsertButtonProps {
  form: InvoiceForm;
  offer: Offer;
  /** Opens a field of the form. */
  goTo: (path: string) => boolean;
}

/** Adds the lines, and goes to the first that needs a price, else to the first of them. */
export function InsertButton({ form, offer, goTo }: InsertButtonProps) {
  const tasks = useCatalogue('tasks');
  const insert = () => {
    const lines = withAllHours(form.getValues('groups.tasks'), offer, tasks.rows);
    form.setValue('groups.tasks', lines, { shouldDirty: true });
    const unpriced = lines.findIndex(({ hours, price }) => hours !== undefined && price === null);
    const first = lines.findIndex(({ hours }) => hours !== undefined);
    goTo(unpriced < 0 ? `groups.tasks.${first}.quantity` : `groups.tasks.${unpriced}.price`);
  };
  return (
    <Button className={classes.insert ?? ''} loading={tasks.isPending} onClick={insert}>
      {texts.insert}
    </Button>
  );
}
