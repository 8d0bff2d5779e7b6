import { createFormControl } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '../../api/errors.ts';
import type { Conflict } from '../../ui/feedback/conflict-alert.tsx';
import { ShownElsewhere } from '../../ui/feedback/error-text.ts';
import { changedLabels } from './keep-edits.ts';
import { versionedActions } from './versioned-actions.ts';
import type { VersionedFormOptions } from './versioned-actions.ts';

interface Stored {
  readonly name: string;
  readonly town: string;
  readonly days: readonly number[];
  readonly version: number;
}
interface Values {
  name: string;
  town: string;
  days: number[];
}

const opened: Stored = { name: 'Kanel', town: 'Aarhus', days: [740, 740], version: 1 };
const valuesOf = ({ name, town, days }: Stored): Values => ({ name, town, days: [...days] });
const labels = { name: 'Navn', town: 'By', days: 'Dage' };
const late = new ApiError({ status: 409, code: 'conflict', message: 'En anden var hurtigere.' });

/** The stored version on the server, and the versions that it was asked to replace. */
let stored: Stored | undefined;
let replaced: number[];

beforeEach(() => {
  stored = opened;
  replaced = [];
});

const send = async (values: Values, read: Stored | undefined) => {
  replaced.push(read?.version ?? 0);
  if (stored !== undefined && stored.version !== read?.version) throw late;
  stored = { ...values, version: (read?.version ?? 0) + 1 };
};

type Options = VersionedFormOptions<Stored | undefined, Values, Values>;

/** The form as the hook holds it, without React. */
function openForm(more: Partial<Options> = {}) {
  const form = createFormControl<Values, unknown, Values>({ defaultValues: valuesOf(opened) });
  // A form is mounted by its subscriber: its component, and here the test.
  form.subscribe({ formState: { values: true }, callback: () => {} });
  const state = { read: opened as Stored | undefined, conflict: { state: 'none' } as Conflict };
  const options = {
    // The actions do not read its state, which only React has.
    form: form as unknown as Options['form'],
    opened: opened as Stored | undefined,
    valuesOf,
    save: send,
    fetchNewest: async () => stored,
    changed: changedLabels(valuesOf, labels),
    ...more,
  };
  const actions = () =>
    versionedActions(options, {
      read: state.read,
      setRead: (read) => (state.read = read),
      setConflict: (conflict) => (state.conflict = conflict),
    });
  return { form, state, actions, save: () => actions().save(form.getValues()) };
}

test('a save replaces the version that was read', async () => {
  const { form, save } = openForm();
  form.setValue('name', 'Kanel og Co.');
  await save();
  expect(replaced).toEqual([1]);
  expect(stored).toMatchObject({ name: 'Kanel og Co.', version: 2 });
});

test('after a conflict nothing is overwritten, what is typed stays, and the alert alone says so', async () => {
  const theirs = { ...opened, town: 'Vejle', version: 2 };
  const { form, state, save } = openForm();
  form.setValue('name', 'Kanel og Co.');
  stored = theirs;
  await expect(save()).rejects.toThrow(ShownElsewhere);
  expect(stored).toBe(theirs);
  expect(form.getValues()).toMatchObject({ name: 'Kanel og Co.', town: 'Aarhus' });
  expect(state.conflict).toEqual({ state: 'detected' });
});

test('loading the newest keeps the edits, names what others changed, and the next save is over it', async () => {
  const { form, state, actions, save } = openForm();
  form.setValue('name', 'Kanel og Co.');
  form.setValue('days', [740, 300]);
  stored = { name: 'Kanel', town: 'Vejle', days: [740, 740], version: 5 };
  await actions().loadNewest();
  expect(form.getValues()).toEqual({ name: 'Kanel og Co.', town: 'Vejle', days: [740, 300] });
  expect(state.conflict).toEqual({ state: 'loaded', changed: ['By'] });
  await save();
  expect(replaced).toEqual([5]);
  expect(stored).toMatchObject({ town: 'Vejle', days: [740, 300], version: 6 });
});

test('one’s own edit of a field that others changed too stays, and the field is named', async () => {
  const { form, state, actions } = openForm();
  form.setValue('days', [0, 0]);
  stored = { ...opened, days: [100, 100], version: 2 };
  await actions().loadNewest();
  expect(form.getValues('days')).toEqual([0, 0]);
  expect(state.conflict).toEqual({ state: 'loaded', changed: ['Dage'] });
});

test('where it is asked for, the changed fields are named at the conflict', async () => {
  const { state, save } = openForm({ namesChangesAtOnce: true });
  stored = { ...opened, name: 'Kardemomme', version: 2 };
  await expect(save()).rejects.toThrow(ShownElsewhere);
  expect(state.conflict).toEqual({ state: 'detected', changed: ['Navn'] });
});

test('a conflict is shown also where the newest cannot be fetched', async () => {
  const { state, save } = openForm({
    namesChangesAtOnce: true,
    fetchNewest: async () => Promise.reject(new Error('no network')),
  });
  stored = { ...opened, version: 2 };
  await expect(save()).rejects.toThrow(ShownElsewhere);
  expect(state.conflict).toEqual({ state: 'detected', changed: [] });
});

test('the server’s text is shown where it names the fields itself', async () => {
  const message = 'En anden har ændret: By.';
  const { state, save } = openForm({
    save: async () => {
      throw new ApiError({ status: 409, code: 'conflict', message, fields: { town: 'Ændret.' } });
    },
  });
  await expect(save()).rejects.toThrow(ShownElsewhere);
  expect(state.conflict).toEqual({ state: 'detected', text: message });
});

test('something deleted meanwhile ends the conflict', async () => {
  const onGone = vi.fn<() => void>();
  const { state, actions } = openForm({ onGone });
  stored = undefined;
  await actions().loadNewest();
  expect(onGone).toHaveBeenCalledOnce();
  expect(state).toEqual({ read: opened, conflict: { state: 'none' } });
});

test('other errors reach the form, with their texts at the fields', async () => {
  const refused = new ApiError({
    status: 400,
    code: 'bad_input',
    message: 'Ret felterne.',
    fields: { town: 'Findes ikke.' },
  });
  const { form, state, save } = openForm({ save: async () => Promise.reject(refused) });
  await expect(save()).rejects.toBe(refused);
  expect(form.getFieldState('town').error?.message).toBe('Findes ikke.');
  expect(state.conflict).toEqual({ state: 'none' });
});

test('a conflict of something new is an error as any other', async () => {
  const { state, save } = openForm();
  state.read = undefined;
  await expect(save()).rejects.toBe(late);
  expect(state.conflict).toEqual({ state: 'none' });
});
