import { draftRoutes } from '@driftig/contracts/accounting/drafts';
import { noFileLabel } from '@driftig/domain/receipts/voucher';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { describeError } from '../../../api/errors.ts';
import { ReceiptFileField } from '../../../shared/receipt-file/field/receipt-file-field.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import type { Draft } from '../queries.ts';
import type { DraftValues } from './draft-values.ts';
import classes from './drafts.module.css';
import { texts } from './texts.ts';

interface FileOfDraftProps {
  draft: Draft | undefined;
  form: UseFormReturn<DraftValues, unknown, DraftValues>;
  /** With the draft as it is with its file. */
  onSaved: (draft: Draft) => void;
}

/** The draft's file is sent as soon as it is chosen; or the draft says that it has none. */
export function FileOfDraft({ draft, form, onSaved }: FileOfDraftProps) {
  const noFile = useWatch({ control: form.control, name: 'noFile' });
  const [isChanging, setChanging] = useState(false);
  const hasFile = draft !== undefined && draft.attachment !== '';
  if (hasFile && !isChanging)
    return (
      <div>
        <Button size="compact-sm" onClick={() => setChanging(true)}>
          {texts.changeFile}
        </Button>
      </div>
    );
  const saved = (now: Draft) => {
    setChanging(false);
    onSaved(now);
  };
  return (
    <>
      {hasFile ? null : <CheckboxField control={form.control} name="noFile" label={noFileLabel} />}
      {draft === undefined && !noFile ? (
        <p className={classes.saveForFile}>{texts.saveForFile}</p>
      ) : null}
      {draft === undefined || (noFile && !hasFile) ? null : (
        <SendFile draft={draft} onSaved={saved} />
      )}
    </>
  );
}

function SendFile({ draft, onSaved }: { draft: Draft; onSaved: (draft: Draft) => void }) {
  const { control, reset } = useForm<{ receipt: File | null }>({
    defaultValues: { receipt: null },
  });
  const [isSending, setSending] = useState(false);
  const send = async (receipt: File | null) => {
    if (receipt === null) return;
    setSending(true);
    try {
      const saved = await call(draftRoutes.saveDraftFile, {
        params: { id: draft.id },
        body: { version: draft.version },
        files: { receipt },
      });
      toastSuccess(texts.fileSaved);
      onSaved(saved);
    } catch (error) {
      reset();
      toastFailure(texts.fileNotSaved, { text: describeError(error) });
    } finally {
      setSending(false);
    }
  };
  return (
    <ReceiptFileField
      control={control}
      name="receipt"
      isRequired={false}
      onFile={(file) => void send(file)}
      status={isSending ? texts.sendingFile : undefined}
    />
  );
}
