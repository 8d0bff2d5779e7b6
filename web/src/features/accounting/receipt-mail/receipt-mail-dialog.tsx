// Default export: loaded when it is opened.
import { receiptAddressRoutes } from '@driftig/contracts/accounting/receipt-address';
import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { errorIdOf, messageOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import classes from './receipt-mail.module.css';
import { texts } from './texts.ts';

const { getReceiptAddress, renewReceiptAddress } = receiptAddressRoutes;

/** The address that the company's receipts are mailed to (product B52). */
export default function ReceiptMailDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(routeQuery(getReceiptAddress, {}));
  return (
    <Dialog opened onClose={onClose} title={texts.title} size={560}>
      <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={2}>
        {({ address, available }) =>
          available ? (
            <div className={classes.stack}>
              <p>{texts.how}</p>
              {address === '' ? <NoAddress /> : <Address address={address} />}
            </div>
          ) : (
            <p role="status">{texts.unavailable}</p>
          )
        }
      </QueryResult>
    </Dialog>
  );
}

function NoAddress() {
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      await call(renewReceiptAddress, {});
      toastSuccess(texts.made);
    } catch (error) {
      toastFailure(messageOf(error, texts.notMade));
    }
    setBusy(false);
  };
  return (
    <>
      <p>{texts.none}</p>
      <div className={classes.actions}>
        <Button variant="filled" loading={busy} onClick={() => void make()}>
          {texts.make}
        </Button>
      </div>
    </>
  );
}

function Address({ address }: { address: string }) {
  const [asked, setAsked] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toastSuccess(texts.copied);
    } catch {
      toastFailure(texts.notCopied);
    }
  };
  const renew = async () => {
    await call(renewReceiptAddress, {});
    toastSuccess(texts.renewed);
  };
  return (
    <>
      <TextInput
        label={texts.address}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.actions}>
        <Button
          variant="filled"
          leftSection={<IconCopy size={18} stroke={1.6} />}
          onClick={() => void copy()}
        >
          {texts.copy}
        </Button>
        <Button onClick={() => setAsked(true)}>{texts.renew}</Button>
      </div>
      <ErrorTextContext value={(error) => messageOf(error, texts.notMade)}>
        <ConfirmDialog
          opened={asked}
          onClose={() => setAsked(false)}
          onConfirm={renew}
          title={texts.renewTitle}
          confirmLabel={texts.renew}
          danger
        >
          {texts.renewText}
        </ConfirmDialog>
      </ErrorTextContext>
    </>
  );
}
