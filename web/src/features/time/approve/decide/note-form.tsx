import type { Deviation } from '@driftig/contracts/time/rest-routes';
import { formatDate } from '@driftig/domain/format';
import { Button } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import * as z from 'zod';

import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { TextareaField } from '../../../../ui/fields/textarea-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useZodForm } from '../../../../ui/fields/use-zod-form.ts';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import classes from './approve-dialog.module.css';
import { lengthOf } from '../../warnings-text.ts';
import { noteAll } from './note-all.ts';
import { texts } from '../texts.ts';

/** The length is written before it, in a field of 200 letters. */
const longestWhat = 120;

const schema = z.object({
  what: z.string().trim().min(1, texts.noWhat),
  people: z.number({ error: texts.noPeople }).int().min(1, texts.noPeople).nullable(),
  why: z.string().trim().min(3, texts.noWhy),
});

interface NoteFormProps {
  title: string;
  summary: ReactNode;
  open: readonly Deviation[];
  /** How many of the rows do not deviate. */
  others: number;
  submitLabel: string;
  onClose: () => void;
  onNoted: () => void;
  onOthers: () => void;
}

/**
 * Form for the note that the law requires of hours that deviate from the rules of rest (product
 * F32).
 */
export function NoteForm(props: NoteFormProps) {
  const { open, others, onClose, onNoted, onOthers } = props;
  const people = new Set(open.map(({ employeeId }) => employeeId)).size;
  const form = useZodForm(schema, { what: '', people, why: '' });
  const { control } = form;
  const isNoted = useRef(false);
  return (
    <FormDialog
      opened
      // The form closes itself when it was sent.
      onClose={() => (isNoted.current ? onNoted() : onClose())}
      title={props.title}
      help={props.summary}
      form={form}
      onSubmit={async (values) => {
        await noteAll(open, { ...values, people: values.people ?? people });
        isNoted.current = true;
      }}
      submitLabel={props.submitLabel}
      size={520}
      aside={others > 0 ? <Button onClick={onOthers}>{texts.approveOthers(others)}</Button> : null}
    >
      <div>
        <h3 className={classes.title}>{texts.restTitle}</h3>
        <p className={classes.help}>{texts.restHelp}</p>
        <Deviations open={open} />
      </div>
      <TextField
        control={control}
        name="what"
        label={texts.restWhat}
        help={texts.restWhatHelp}
        maxLength={longestWhat}
        required
        autoFocus
      />
      <NumberField control={control} name="people" label={texts.restPeople} required />
      <TextareaField
        control={control}
        name="why"
        label={texts.restWhy}
        maxLength={1000}
        rows={2}
        required
      />
    </FormDialog>
  );
}

function Deviations({ open }: { open: readonly Deviation[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keys
    <ul className={classes.list} tabIndex={0} aria-label={texts.restTitle}>
      {open.map((one) => (
        <li key={`${one.employeeId} ${one.date} ${one.rule}`}>
          <b>{one.employeeName}</b>, {formatDate(one.date)}
          <span>{lengthOf(one)}</span>
        </li>
      ))}
    </ul>
  );
}
