// Default export: loaded when it is opened.
import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import * as z from 'zod';

import { call } from '../../api/client.ts';
import { messageOf } from '../../api/errors.ts';
import { useIdempotencyKey } from '../../api/forms/idempotency.ts';
import { ErrorTextContext } from '../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useZodForm } from '../../ui/fields/use-zod-form.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import type { BoardCategory } from './board-types.ts';
import { checklistTexts as texts } from './checklist-texts.ts';
import classes from './task-rows.module.css';

const schema = z.object({
  categoryId: z.string().nullable().pipe(z.string(texts.choose).min(1, texts.choose)),
});

interface ChecklistDialogProps {
  /** Categories that have a checklist; at least one. */
  categories: readonly BoardCategory[];
  /** The order that the tasks are to belong to. */
  order?: { readonly id: string; readonly number: number };
  onClose: () => void;
}

/** Makes the tasks of a category's checklist (product J17). */
export default function ChecklistDialog({ categories, order, onClose }: ChecklistDialogProps) {
  const idempotency = useIdempotencyKey();
  const form = useZodForm(schema, { categoryId: categories[0]?.id ?? null });
  const chosen = categories.find(({ id }) => id === form.watch('categoryId'));
  const checklist = chosen?.checklist ?? [];
  const save = async ({ categoryId }: z.output<typeof schema>) => {
    const body = { orderId: order?.id ?? '' };
    const { count } = await call(
      taskboardRoutes.makeChecklistTasks,
      { params: { id: categoryId }, body },
      { idempotencyKey: idempotency.keyFor({ categoryId, ...body }) },
    );
    toastSuccess(count === 0 ? texts.hasAll : texts.made(count));
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.failed)}>
      <FormDialog
        opened
        onClose={onClose}
        title={order === undefined ? texts.title : texts.titleOf(order.number)}
        submitLabel={texts.make(checklist.length)}
        help={order === undefined ? undefined : texts.orderHelp}
        form={form}
        onSubmit={save}
      >
        <SelectField
          control={form.control}
          name="categoryId"
          label={texts.category}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          required
        />
        <ol className={classes.checklist} aria-label={texts.tasks}>
          {checklist.map((title, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same
            <li key={index}>{title}</li>
          ))}
        </ol>
      </FormDialog>
    </ErrorTextContext>
  );
}
