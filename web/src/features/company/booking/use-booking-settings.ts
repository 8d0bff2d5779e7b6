import {
  bookingRoutes,
  bookingSettingsForm,
  type BookingSettings,
} from '@driftig/contracts/orders/booking';
import { useEffect, useEffectEvent } from 'react';
import type * as z from 'zod';

import { call } from '../../../api/client.ts';
import { useContractForm } from '../../../api/forms/form.ts';
import { changedLabels } from '../../../shared/versioned-form/keep-edits.ts';
import { useVersionedForm } from '../../../shared/versioned-form/use-versioned-form.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
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

const labels = { open: texts.open, slug: texts.slug, introduction: texts.introduction };

/** Saves under an optimistic lock. What others save is shown at once, but not while something is typed. */
export function useBookingSettings(settings: BookingSettings) {
  const form = useContractForm<Values, typeof bookingSettingsForm>(
    bookingSettingsForm,
    valuesOf(settings),
  );
  const versioned = useVersionedForm({
    form,
    opened: settings,
    valuesOf,
    save: async (body: z.output<typeof bookingSettingsForm>, { version }) => {
      const request = { body: { ...body, version } };
      const { message } = await call(bookingRoutes.updateBookingSettings, request);
      form.reset(form.getValues());
      toastSuccess(message);
    },
    fetchNewest: () => call(bookingRoutes.getBookingSettings, {}),
    changed: changedLabels(valuesOf, labels),
  });
  const { isDirty } = form.formState;
  const show = useEffectEvent(versioned.show);
  useEffect(() => {
    if (!isDirty) show(settings);
  }, [settings, isDirty]);
  return versioned;
}
