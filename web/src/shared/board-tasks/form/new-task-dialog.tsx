// Default export: loaded when it is opened.
import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { boardTask } from '../../../paths.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastLink } from '../../../ui/feedback/toast-link.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import type { BoardCategory } from '../board-types.ts';
import { assignable } from './assignable.ts';
import { departmentsQuery } from '../queries.ts';
import { sharedWithNone } from './share-field.tsx';
import { TaskFields } from './task-fields.tsx';
import { taskSchema } from './task-schema.ts';
import { emptyTask } from './task-values.ts';
import { texts } from './texts.ts';

interface NewTaskDialogProps {
  categories: readonly BoardCategory[];
  /** '' where it is to be chosen. */
  categoryId: string;
  /** The order that the task is to belong to. */
  order?: { readonly id: string; readonly number: number };
  onClose: () => void;
}

export default function NewTaskDialog(props: NewTaskDialogProps) {
  const { categories, categoryId, order, onClose } = props;
  const idempotency = useIdempotencyKey();
  const navigate = useNavigate();
  const departments = useQuery(departmentsQuery).data ?? [];
  const open = categories.filter(({ isSeen }) => isSeen);
  const form = useZodForm(taskSchema, {
    ...emptyTask,
    categoryId: categoryId === '' ? (open[0]?.id ?? null) : categoryId,
  });
  const [chosenId, sharedWith] = form.watch(['categoryId', 'sharedWith']);
  const category = open.find(({ id }) => id === chosenId);
  const save = withFieldErrors(form, async (values) => {
    const body = { ...values, ...(order && { orderId: order.id }) };
    const { id } = await call(
      taskboardRoutes.createBoardTask,
      { body },
      { idempotencyKey: idempotency.keyFor(body) },
    );
    toastLink(texts.created, texts.openCreated, () => void navigate(boardTask(id)));
  });
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.saveFailed)}>
      <FormDialog
        opened
        onClose={onClose}
        title={order === undefined ? texts.newTask : texts.newTaskOf(order.number)}
        submitLabel={texts.create}
        form={form}
        onSubmit={save}
      >
        <TaskFields
          form={form}
          categories={open}
          people={assignable(category, sharedWith, departments)}
          shared={sharedWithNone}
          hasStatus
        />
      </FormDialog>
    </ErrorTextContext>
  );
}
