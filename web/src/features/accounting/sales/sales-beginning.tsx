import { salesBooksRoutes } from '@driftig/contracts/ledger/sales-books';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { useContractForm, withFieldErrors } from '../../../api/forms/form.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import classes from './sales.module.css';
import { texts } from './texts.ts';

const { startSalesBooks, getSalesBooks } = salesBooksRoutes;

interface SalesBeginningProps {
  /** The date of now; '' while invoices are not posted. */
  from: string;
  /** Once the date is stored, so that older invoices can be posted. */
  onBegun: () => void;
}

/** The form of the first date that invoices are posted from. */
export function SalesBeginning({ from, onBegun }: SalesBeginningProps) {
  const queryClient = useQueryClient();
  const form = useContractForm<{ from: string }, typeof startSalesBooks.body>(
    startSalesBooks.body,
    { from },
  );
  const begin = withFieldErrors(form, async (body) => {
    const books = await call(startSalesBooks, { body });
    queryClient.setQueryData(routeQuery(getSalesBooks, {}).queryKey, books);
    toastSuccess(texts.begun(books.from));
    onBegun();
  });
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.beginFailed)}>
      <Form form={form} onSubmit={begin} help={texts.fromHelp}>
        <DateField control={form.control} name="from" label={texts.from} required />
        <div className={classes.actions}>
          <Button type="submit" variant="filled" loading={form.formState.isSubmitting}>
            {texts.begin}
          </Button>
        </div>
      </Form>
    </ErrorTextContext>
  );
}
