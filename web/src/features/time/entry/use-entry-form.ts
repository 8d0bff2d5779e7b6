import type { TimeMode } from '@driftig/contracts/time/flex-routes';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, type Control, type UseFormReturn } from 'react-hook-form';

import { isConnectionError } from '../../../api/errors.ts';
import { invalidate } from '../../../api/queries/changes.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { routeKey } from '../../../api/queries/route-query.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { useErrorsTogether } from '../../../ui/fields/use-errors-together.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { useFormDraft } from '../../../ui/unsaved-changes/use-form-draft.ts';
import { changedLabels } from '../../../shared/versioned-form/keep-edits.ts';
import { useVersionedForm } from '../../../shared/versioned-form/use-versioned-form.ts';
import { changeTime } from '../change-time.ts';
import { texts as waitingTexts } from '../outbox/texts.ts';
import { useWaitingHours } from '../outbox/use-waiting-hours.ts';
import { waitingId } from '../outbox/waiting-hours.ts';
import type { Entry } from '../queries.ts';
import { draftKey } from './draft-keys.ts';
import {
  asksForTimes,
  emptyEntry,
  entryResolver,
  valuesOf,
  type EntryValues,
} from './entry-values.ts';
import { saveEntry } from './save-entry.ts';
import { texts } from './texts.ts';

export type EntryControl = Control<EntryValues, unknown, EntryValues>;
export type EntryForm = UseFormReturn<EntryValues, unknown, EntryValues>;

interface EntryFormOptions {
  /** The edited entry; undefined for a new row. */
  readonly entry: Entry | undefined;
  /** Initial values of a new row. */
  readonly start?: Partial<EntryValues>;
  readonly timeMode: TimeMode;
  /** A manager registers for others; the employee must be chosen. */
  readonly asManager?: boolean;
  /** A waiting row that this one mends: it goes when this one is saved. */
  readonly replaces?: string | undefined;
  /** Without an entry where it waits for a connection. */
  readonly onSaved: (entry?: Entry) => void;
}

const times = ['startTime', 'endTime', 'breakMinutes', 'isOverMidnight'] as const;

/** The form of a row and its save. For <Form>. */
export function useEntryForm(options: EntryFormOptions) {
  const { entry, start = {}, timeMode, asManager = false, replaces, onSaved } = options;
  const client = useQueryClient();
  const today = useToday();
  const withTimes = asksForTimes(timeMode, entry);
  const form: EntryForm = useForm<EntryValues, unknown, EntryValues>({
    resolver: entryResolver({ today, timeMode, withTimes }),
    defaultValues: entry === undefined ? { ...emptyEntry, ...start } : valuesOf(entry),
    mode: 'onTouched',
  });
  useFormDraft(draftKey(entry, start.date), form);
  useClearedByType(form);
  useErrorsTogether(form, times);
  const idempotency = useIdempotencyKey();
  const waiting = useWaitingHours();

  /** Managers must choose an employee; otherwise the hours would become their own. */
  const mustChoose = ({ employeeId }: EntryValues) =>
    asManager && entry === undefined && employeeId === '';

  const send = async (values: EntryValues, read: Entry | undefined) => {
    if (mustChoose(values)) {
      const noOne = { type: 'required', message: texts.chooseEmployee };
      form.setError('employeeId', noOne, { shouldFocus: true });
      return;
    }
    const idempotencyKey = idempotency.keyFor(values);
    const isOwn = read === undefined && !asManager;
    const id = waitingId(idempotencyKey);
    const done = (saved?: Entry) => {
      idempotency.done();
      if (replaces !== undefined) waiting.remove(replaces);
      onSaved(saved);
    };
    try {
      const kept = isOwn ? { clientId: id } : undefined;
      const saved = await changeTime(() =>
        saveEntry(values, { entry: read, withTimes, idempotencyKey, asManager, kept }),
      );
      toastSuccess(saved.kind === 'work' ? texts.saved : texts.savedFlex);
      done(saved);
    } catch (error) {
      const writtenAt = new Date().toISOString();
      const waits = isOwn && isConnectionError(error);
      if (!waits || !waiting.add({ id, values, withTimes, writtenAt })) throw error;
      toastSuccess(waitingTexts.kept, waitingTexts.keptHelp);
      done();
    }
  };

  const versioned = useVersionedForm<Entry | undefined, EntryValues, EntryValues>({
    form,
    opened: entry,
    valuesOf,
    save: send,
    fetchNewest: async ({ reportId }) => {
      await invalidate(new Set(['time']));
      return newestOf(client, reportId);
    },
    changed: changedLabels(valuesOf, labels),
    onGone: () => toastFailure(texts.gone, { text: texts.late }),
  });

  const isHalf = entry !== undefined && entry.shiftId !== '';
  return { ...versioned, withTimes, isHalf, mustChoose };
}

export type EntryFormState = ReturnType<typeof useEntryForm>;

/** An adjustment has no project (product T18); what is said of work is not wrong of an adjustment. */
function useClearedByType(form: EntryForm): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((values, { name }) => {
      if (name !== 'kind') return;
      if (values.kind === 'flexAdjustment') {
        form.setValue('projectId', '');
        form.setValue('projectName', '');
        form.setValue('hundredths', null);
      }
      form.clearErrors();
    });
    return unsubscribe;
  }, [form]);
}

/** The entry as the lists have it now; undefined where none of them has it any more. */
function newestOf(client: QueryClient, reportId: string): Entry | undefined {
  const lists = [timeRoutes.listOwnTimeReports, timeRoutes.listTimeReports];
  return lists
    .flatMap((route) =>
      client.getQueriesData<{ readonly data: readonly Entry[] }>({ queryKey: routeKey(route) }),
    )
    .flatMap(([, page]) => page?.data ?? [])
    .filter((one) => one.reportId === reportId)
    .toSorted((a, b) => b.version - a.version)[0];
}

const labels: Readonly<Partial<Record<string, string>>> = {
  date: texts.date,
  kind: texts.type,
  projectName: texts.project,
  activity: texts.activity,
  hundredths: texts.hours,
  startTime: texts.from,
  endTime: texts.to,
  breakMinutes: texts.pause,
  isOverMidnight: texts.overMidnight,
  flexReason: texts.reason,
};
