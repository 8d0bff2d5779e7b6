import type { CompanySettings } from '@driftig/contracts/company/settings';
import { buildInvoiceDocument } from '@driftig/documents/invoice-document';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { InvoiceSheet } from '../../invoice-sheet/invoice-sheet.tsx';
import { UnprintableNote } from '../../unprintable-note.tsx';
import type { InvoiceValues } from '../values/form-values.ts';
import { draftDocumentInput } from '../values/preview.ts';
import classes from './save-button.module.css';
import { texts } from '../texts.ts';

interface PreviewDialogProps {
  values: InvoiceValues;
  settings: CompanySettings;
  saveButton: ReactNode;
  onClose: () => void;
}

/** A preview of the invoice, built with the same code as an issued one; it can be issued from here. */
export default function PreviewDialog({
  values,
  settings,
  saveButton,
  onClose,
}: PreviewDialogProps) {
  const built = buildInvoiceDocument(draftDocumentInput(values, settings));
  const footer = (
    <>
      <Button className={classes.beside ?? ''} onClick={onClose}>
        {texts.close}
      </Button>
      {saveButton}
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={texts.previewTitle} size={900} footer={footer}>
      <UnprintableNote content={built} />
      <InvoiceSheet document={{ ...built, mark: texts.draft }} />
    </Dialog>
  );
}
