// Default export: loaded lazily by DraftBar.
import { Button, UnstyledButton } from '@mantine/core';
import { formatAmount } from '@driftig/domain/format';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import { messageOf } from '../../../../api/errors.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { toastFailure, toastSuccess } from '../../../../ui/feedback/toast.tsx';
import { formatInstant } from '../../../../ui/time/format-instant.ts';
import { deleteDraft, fetchDraft } from '../../draft-queries.ts';
import type { DraftRow } from '../../draft-queries.ts';
import classes from './drafts.module.css';
import { texts } from '../texts.ts';
import type { DraftSync } from './use-draft-sync.ts';
import type { InvoiceDraftForm } from '../values/use-invoice-form.ts';

interface DraftsDialogProps {
  drafts: readonly DraftRow[];
  sync: DraftSync;
  draftForm: InvoiceDraftForm;
  currency: string;
  onClose: () => void;
}

/** The person's own drafts: opened in the form, whose own draft is saved first, or deleted. */
export default function DraftsDialog(props: DraftsDialogProps) {
  const { drafts, sync, draftForm, currency, onClose } = props;
  const [deleting, setDeleting] = useState<DraftRow>();
  const open = async (id: string) => {
    try {
      await sync.settle();
      draftForm.open(id, await fetchDraft(id));
      onClose();
    } catch (error) {
      toastFailure(texts.draftFailed, { text: messageOf(error, texts.draftFailedHelp) });
    }
  };
  const remove = async (id: string) => {
    if (draftForm.draft.id() === id) draftForm.startOver();
    await deleteDraft(id);
    toastSuccess(texts.draftDeleted);
  };
  const footer = <Button onClick={onClose}>{texts.close}</Button>;
  return (
    <Dialog opened onClose={onClose} title={texts.draftsTitle} size={560} footer={footer}>
      <ul className={classes.list}>
        {drafts.map((row) => (
          <li key={row.id} className={classes.row}>
            <UnstyledButton className={classes.open} onClick={() => void open(row.id)}>
              <span className={classes.name}>{nameOf(row)}</span>
              <span className={classes.amount}>{formatAmount(row.amount, currency)}</span>
              <span className={classes.detail}>{detailOf(row)}</span>
            </UnstyledButton>
            <IconButton
              label={texts.deleteDraft(nameOf(row))}
              icon={IconTrash}
              onClick={() => setDeleting(row)}
            />
          </li>
        ))}
      </ul>
      {deleting ? (
        <ConfirmDialog
          opened
          onClose={() => setDeleting(undefined)}
          onConfirm={() => remove(deleting.id)}
          title={texts.deleteDraftTitle(nameOf(deleting))}
          confirmLabel={texts.deleteDraftLabel}
          danger
        >
          {texts.deleteDraftHelp}
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}

const nameOf = ({ company }: DraftRow) => (company === '' ? texts.draftWithoutCustomer : company);

function detailOf({ orderTitle, changed }: DraftRow): string {
  const when = texts.draftChanged(formatInstant(changed));
  return orderTitle === '' ? when : `${orderTitle} · ${when}`;
}
