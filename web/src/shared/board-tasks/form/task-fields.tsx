import { longestTaskMessage, longestTaskTitle, repeats } from '@driftig/contracts/taskboard/shapes';
import { mostAssignees } from '@driftig/contracts/taskboard/sharing';
import type { UseFormReturn } from 'react-hook-form';

import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { MultiSelectField } from '../../../ui/fields/multi-select-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import type { BoardCategory, BoardPerson } from '../board-types.ts';
import { statusOptions } from '../statuses.ts';
import { ShareField } from './share-field.tsx';
import type { TaskBody, TaskValues } from './task-values.ts';
import { texts } from './texts.ts';

const repeatOptions = repeats.map((value) => ({ value, label: texts.repeats[value] }));

interface TaskFieldsProps {
  form: UseFormReturn<TaskValues, unknown, TaskBody>;
  categories: readonly BoardCategory[];
  /** People who may be set on the task. */
  people: readonly BoardPerson[];
  shared: BoardCategory['sharedWith'];
  /** False while the status follows from subtasks. */
  hasStatus: boolean;
}

export function TaskFields({ form, categories, people, shared, hasStatus }: TaskFieldsProps) {
  const { control } = form;
  return (
    <>
      <TextField
        control={control}
        name="title"
        label={texts.fields.title}
        maxLength={longestTaskTitle}
        required
        autoFocus
      />
      <FieldRow>
        <SelectField
          control={control}
          name="categoryId"
          label={texts.fields.categoryId}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          required
        />
        {hasStatus ? (
          <SelectField
            control={control}
            name="status"
            label={texts.fields.status}
            options={statusOptions}
          />
        ) : null}
      </FieldRow>
      <TextareaField
        control={control}
        name="message"
        label={texts.fields.message}
        maxLength={longestTaskMessage}
      />
      <FieldRow>
        <DateField control={control} name="dateFrom" label={texts.fields.dateFrom} />
        <DateField control={control} name="dateTo" label={texts.fields.dateTo} />
      </FieldRow>
      <MultiSelectField
        control={control}
        name="assignees"
        label={texts.fields.assignees}
        placeholder={texts.choosePeople}
        groups={[
          {
            group: texts.people,
            items: people.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
        max={mostAssignees}
        nothingFound={texts.nobodyFound}
      />
      <ShareField
        control={control}
        name="sharedWith"
        label={texts.fields.sharedWith}
        help={texts.sharedHelp}
        shared={shared}
      />
      <SelectField
        control={control}
        name="repeat"
        label={texts.fields.repeat}
        help={texts.repeatHelp}
        options={repeatOptions}
      />
    </>
  );
}
