import { openingRoutes } from '@driftig/contracts/periods/opening-balances';
import { openingFault } from '@driftig/domain/periods/opening-balances';
import { readOpening } from '@driftig/domain/periods/opening-text';
import { Alert, Button, Textarea } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { decodeText, isBinary } from '../../../ui/text/decode-text.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { accountsQuery } from '../queries.ts';
import { AmountLines } from './amount-lines.tsx';
import classes from './periods.module.css';
import { texts } from './texts.ts';

interface Values {
  date: string;
  text: string;
}

/** Opening balances, typed or read from a file, shown as the entry before it is posted (product B59). */
export function OpeningDialog({ onClose }: { onClose: () => void }) {
  const date = `${useToday().slice(0, 4)}-01-01`;
  const form = useForm<Values, unknown, Values>({ defaultValues: { date, text: '' } });
  const { control, setValue } = form;
  const text = useWatch({ control, name: 'text' });
  const { lines, fault } = useOpening(text);
  const idempotency = useIdempotencyKey();
  const post = withFieldErrors(form, async (values) => {
    const input = { body: { date: values.date, lines: [...lines] } };
    const idempotencyKey = idempotency.keyFor(input);
    toastSuccess(
      (await call(openingRoutes.postOpeningBalances, input, { idempotencyKey })).message,
    );
  });
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.openingFailed)}>
      <FormDialog
        opened
        onClose={onClose}
        title={texts.openingTitle}
        size={640}
        submitLabel={texts.openingPost}
        form={form}
        onSubmit={post}
        closedReason={closedReason(lines.length, fault)}
      >
        <DateField control={control} name="date" label={texts.openingDate} required />
        <Textarea
          label={texts.openingLines}
          description={texts.openingHelp}
          autosize
          minRows={5}
          maxRows={12}
          value={text}
          onChange={(event) => setValue('text', event.currentTarget.value, { shouldDirty: true })}
        />
        <FileButton onRead={(read) => setValue('text', read, { shouldDirty: true })} />
        {lines.length === 0 ? null : <AmountLines lines={lines} />}
        {text.trim() === '' || fault === undefined ? null : (
          <Alert color="red" role="status">
            {fault}
          </Alert>
        )}
      </FormDialog>
    </ErrorTextContext>
  );
}

/** The fault itself is shown below the lines. */
function closedReason(lines: number, fault: string | undefined): string | undefined {
  if (lines === 0) return texts.openingNone;
  return fault === undefined ? undefined : texts.openingFaulty;
}

/** The lines of a text, and why they cannot be posted. */
function useOpening(text: string) {
  const known = new Set(useQuery(accountsQuery).data?.map(({ number }) => number));
  const { lines, fault } = readOpening(text);
  return { lines, fault: fault ?? openingFault(lines, known) };
}

function FileButton({ onRead }: { onRead: (text: string) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isBinary(bytes)) toastFailure(texts.notText);
    else onRead(decodeText(bytes));
  };
  return (
    <div className={classes.file}>
      <Button leftSection={<IconFileImport size={18} />} onClick={() => picker.current?.click()}>
        {texts.openingFile}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        aria-label={texts.openingFile}
        onChange={(event) => {
          const { files } = event.currentTarget;
          void read(files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
