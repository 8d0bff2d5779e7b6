// Default export: loaded lazily.
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { Alert, Button } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { PictureFiles } from '../../../shared/picture-uploads/picture-files.tsx';
import { useUploads } from '../../../shared/picture-uploads/use-uploads.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import { texts } from './texts.ts';

const { image: limits } = orderRoutes.uploadOrderPicture.files;
const FORM_ID = 'order-pictures';

interface UploadForm {
  title: string;
  message: string;
  date: string;
}

interface UploadDialogProps {
  order: { readonly id: string; readonly number: number };
  onClose: () => void;
}

/** Adds one or more pictures, which share title, message and date; each has its own progress. */
export default function UploadDialog({ order, onClose }: UploadDialogProps) {
  const today = useToday();
  const form = useForm<UploadForm>({ defaultValues: { title: '', message: '', date: today } });
  const { uploads, refused, busy, add, remove, send } = useOrderUploads(order.id);
  const { isSubmitted } = form.formState;
  const [title, date] = useWatch({ control: form.control, name: ['title', 'date'] });
  const isIncomplete = title.trim() === '' || date === '' || uploads.length === 0;
  const sendAll = async (only?: string) => {
    if (isIncomplete) return;
    const { done, isAll } = await send(
      form.getValues(),
      only === undefined ? undefined : uploads.filter(({ id }) => id === only),
    );
    if (!isAll) return;
    toastSuccess(texts.sent(done));
    onClose();
  };
  const left = uploads.filter(({ step }) => step !== 'done').length;
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        title={texts.addTo(order.number)}
        busy={busy}
        footer={
          <>
            <Button onClick={onClose} disabled={busy}>
              {texts.cancel}
            </Button>
            <Button variant="filled" type="submit" form={FORM_ID} loading={busy}>
              {texts.send(left)}
            </Button>
          </>
        }
      >
        <Form id={FORM_ID} form={form} onSubmit={() => sendAll()}>
          {isSubmitted && isIncomplete ? (
            <Alert color="red" role="alert">
              {texts.incomplete}
            </Alert>
          ) : null}
          <PictureFiles
            uploads={uploads}
            refused={refused}
            busy={busy}
            required
            isMissing={isSubmitted && uploads.length === 0}
            onAdd={(files) => void add(files)}
            onRemove={remove}
            onRetry={(id) => void sendAll(id)}
          />
          <TextField
            control={form.control}
            name="title"
            label={texts.header}
            maxLength={120}
            required
          />
          <DateField control={form.control} name="date" label={texts.date} required />
          <TextareaField
            control={form.control}
            name="message"
            label={texts.message}
            maxLength={1000}
          />
        </Form>
      </Dialog>
      <LeaveGuard when={busy} />
    </>
  );
}

function useOrderUploads(orderId: string) {
  return useUploads(limits.maxBytes, (image, said: UploadForm, options) =>
    call(orderRoutes.uploadOrderPicture, { body: { orderId, ...said }, files: { image } }, options),
  );
}
