// Default export: loaded when it is opened.
import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { longestCategoryName } from '@driftig/contracts/taskboard/shapes';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';

import { messageOf } from '../../../api/errors.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { changedLabels } from '../../../shared/versioned-form/keep-edits.ts';
import { useVersionedForm } from '../../../shared/versioned-form/use-versioned-form.ts';
import { ConflictAlert } from '../../../ui/feedback/conflict-alert.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import type { BoardCategory } from '../../../shared/board-tasks/board-types.ts';
import { texts as formTexts } from '../../../shared/board-tasks/form/texts.ts';
import { sharedIds } from '../../../shared/board-tasks/sharing.ts';
import { boardQuery } from '../../../shared/board-tasks/queries.ts';
import { saveCategory, type CategoryValues } from './save-category.ts';
import { ShareField, sharedWithNone } from '../../../shared/board-tasks/form/share-field.tsx';
import { texts } from './texts.ts';

const { name } = taskboardRoutes.createBoardCategory.body.in.shape;
const schema = z.object({ name, sharedWith: z.array(z.string()), checklist: z.string() });

const valuesOf = (category: BoardCategory): CategoryValues => ({
  name: category.name,
  sharedWith: sharedIds(category.sharedWith),
  checklist: category.checklist.join('\n'),
});
const empty: CategoryValues = { name: '', sharedWith: [], checklist: '' };
const labels = { name: texts.name, sharedWith: texts.sharedWith, checklist: texts.checklist };

interface CategoryDialogProps {
  /** Undefined for a new one. */
  category: BoardCategory | undefined;
  onDelete: (category: BoardCategory) => void;
  onClose: () => void;
}

/** A new category, or the settings of one: name, sharing and checklist. */
export default function CategoryDialog({ category, onDelete, onClose }: CategoryDialogProps) {
  const client = useQueryClient();
  const idempotency = useIdempotencyKey();
  const form = useZodForm(schema, category === undefined ? empty : valuesOf(category));
  const { save, conflict, loadNewest } = useVersionedForm({
    form,
    opened: category,
    valuesOf,
    save: async (values: CategoryValues, read) => {
      await saveCategory(values, read, idempotency.keyFor(values));
      toastSuccess(read === undefined ? texts.categoryCreated : texts.categorySaved);
    },
    fetchNewest: async ({ id }) => {
      const board = await client.fetchQuery({ ...boardQuery, staleTime: 0 });
      return board.find((one) => one.id === id);
    },
    changed: changedLabels(valuesOf, labels),
    onGone: onClose,
  });
  const { control } = form;
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.categoryFailed)}>
      <FormDialog
        opened
        onClose={onClose}
        title={category === undefined ? texts.newCategory : texts.categorySettings}
        submitLabel={category === undefined ? formTexts.create : texts.save}
        help={texts.categoryHelp}
        form={form}
        onSubmit={save}
        aside={
          category === undefined ? null : (
            <Button
              color="red"
              variant="subtle"
              leftSection={<IconTrash size={18} stroke={1.6} />}
              onClick={() => onDelete(category)}
            >
              {texts.deleteCategory}
            </Button>
          )
        }
      >
        <ConflictAlert conflict={conflict} text={texts.categoryConflict} onLoad={loadNewest} />
        <TextField
          control={control}
          name="name"
          label={texts.name}
          maxLength={longestCategoryName}
          required
          autoFocus
        />
        <ShareField
          control={control}
          name="sharedWith"
          label={texts.sharedWith}
          shared={category?.sharedWith ?? sharedWithNone}
        />
        <TextareaField
          control={control}
          name="checklist"
          label={texts.checklist}
          help={texts.checklistHelp}
        />
      </FormDialog>
    </ErrorTextContext>
  );
}
