import {
  bookingRoutes,
  bookingSettingsForm,
  type BookingSettings,
} from '@driftig/contracts/orders/booking';
import { useEffect, useState } from 'react';
import type * as z from 'zod';

import { call } from '../../../api/client.ts';
import { ApiError, messageOf } from '../../../api/errors.ts';
import { resetKeepingEdits, useContractForm, withFieldErrors } from '../../../api/forms/form.ts';
import type { Conflict } from '../../../ui/feedback/conflict-alert.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { bookingTexts as texts } from './booking-texts.ts';

interface Values {
  open: boolean;
  slug: string;
  introduction: string;
  /** Version of the settings that the form is based on. */
  version: number;
}

const valuesOf = ({ open, slug, suggestion, introduction, version }: BookingSettings): Values => ({
  open,
  slug: slug === '' ? suggestion : slug,
  introduction,
  version,
});

/** A conflict is shown by ConflictAlert, so it has no text here. */
export function errorTextOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'conflict') return '';
  return messageOf(error, texts.failed);
}

/**
 * The form and its save under an optimistic lock. What others save is shown at once, but not while
 * something is typed: that stays, and the save tells of the conflict (409).
 */
export function useBookingSettings(settings: BookingSettings) {
  const [conflict, setConflict] = useState<Conflict>({ state: 'none' });
  const form = useContractForm<Values, typeof bookingSettingsForm>(
    bookingSettingsForm,
    valuesOf(settings),
  );
  const { isDirty } = form.formState;
  const { reset } = form;
  useEffect(() => {
    if (!isDirty) reset(valuesOf(settings));
  }, [settings, isDirty, reset]);

  const save = withFieldErrors(form, async (body: z.output<typeof bookingSettingsForm>) => {
    setConflict({ state: 'none' });
    try {
      const { message } = await call(bookingRoutes.updateBookingSettings, { body });
      form.reset(form.getValues());
      toastSuccess(message);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict')
        setConflict({ state: 'detected' });
      throw error;
    }
  });

  const loadNewest = async () => {
    try {
      const newest = valuesOf(await call(bookingRoutes.getBookingSettings, {}));
      const before = form.formState.defaultValues as Values;
      resetKeepingEdits(form, before, newest);
      setConflict({ state: 'loaded', changed: changedLabels(before, newest) });
    } catch (error) {
      toastFailure(messageOf(error, texts.notLoaded));
    }
  };

  return { form, save, conflict, loadNewest };
}

const labels = { open: texts.open, slug: texts.slug, introduction: texts.introduction };

function changedLabels(before: Values, now: Values): readonly string[] {
  const names = Object.keys(labels) as (keyof typeof labels)[];
  return names.filter((name) => before[name] !== now[name]).map((name) => labels[name]);
}
