import type { AnswerOf, InputOf } from '@driftig/contracts/core/route';
import type { TimeMode } from '@driftig/contracts/time/flex-routes';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { useState } from 'react';
import type { Control } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { resetKeepingEdits, useContractForm, withFieldErrors } from '../../../api/forms/form.ts';
import type { Conflict } from '../../../ui/feedback/conflict-alert.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import type { TypedNumber } from '../../../ui/fields/number-text.ts';
import { keepCopy } from './local-copy.ts';
import { texts } from './texts.ts';

const { getTimeSettings, updateTimeSettings } = timeRoutes;
const { body: bodySchema } = updateTimeSettings;

export type SavedSettings = AnswerOf<typeof getTimeSettings>;

interface SettingsValues {
  isFlexOn: boolean;
  timeMode: TimeMode;
  standardHundredths: TypedNumber;
}

type SettingsBody = InputOf<typeof updateTimeSettings>['body'];
export type SettingsControl = Control<SettingsValues, unknown, SettingsBody>;

const valuesOf = ({ isFlexOn, timeMode, standardHundredths }: SavedSettings): SettingsValues => ({
  isFlexOn,
  timeMode,
  standardHundredths,
});

/** A conflict is shown by ConflictAlert, so it has no text here. */
export function errorTextOf(error: unknown): string {
  return error instanceof ApiError && error.code === 'conflict' ? '' : texts.saveFailed;
}

/** Saves on the server; the device keeps a copy of what the server took, and of nothing else (product T26). */
export function useSettingsForm(saved: SavedSettings) {
  const [read, setRead] = useState(saved);
  const [conflict, setConflict] = useState<Conflict>({ state: 'none' });
  const form = useContractForm<SettingsValues, typeof bodySchema>(bodySchema, valuesOf(saved));

  const save = withFieldErrors(form, async (values: SettingsBody) => {
    setConflict({ state: 'none' });
    try {
      const { message } = await call(updateTimeSettings, {
        body: { ...values, version: read.version },
      });
      const { timeMode, standardHundredths, isFlexOn } = values;
      keepCopy({ timeMode, dailyStandard: standardHundredths / 100, useFlex: isFlexOn });
      toastSuccess(message);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict')
        setConflict({ state: 'detected' });
      throw error;
    }
  });

  const loadNewest = async () => {
    try {
      const newest = await call(getTimeSettings, {});
      resetKeepingEdits(form, valuesOf(read), valuesOf(newest));
      setRead(newest);
      setConflict({ state: 'loaded', changed: [] });
    } catch {
      toastFailure(texts.loadFailed);
    }
  };

  return { form, save, conflict, loadNewest };
}
