import { Alert, Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';

import { ordersToGenerate } from '../../generate-queries.ts';
import { openDeposits, orderEmployees, ordersToInvoice } from '../../invoice-create-queries.ts';
import classes from './form-data-alert.module.css';
import { texts } from '../texts.ts';

/**
 * Asks for what the popups and the tab Employees show, together with what the form waits for (product
 * D22), and says once that some of it could not be loaded: the form can be filled in without.
 */
export function FormDataAlert() {
  const { failed, refetch } = useQueries({
    queries: [openDeposits, ordersToInvoice, ordersToGenerate, orderEmployees],
    combine: (results) => {
      const missing = results.filter(({ error, data }) => error !== null && data === undefined);
      return {
        failed: missing.length > 0,
        refetch: () => void Promise.all(missing.map((one) => one.refetch())),
      };
    },
  });
  if (!failed) return null;
  return (
    <Alert color="red" role="alert" title={texts.loadFailed} className={classes.alert ?? ''}>
      <p className={classes.text}>{texts.listsFailedHelp}</p>
      <Button size="compact-sm" onClick={refetch}>
        {texts.retry}
      </Button>
    </Alert>
  );
}
