import type { AnswerOf, InputOf } from '@driftig/contracts/core/route';
import type { TimeMode } from '@driftig/contracts/time/flex-routes';
import { timeRoutes } from '@driftig/contracts/time/routes';
import type { Control } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { useContractForm } from '../../../api/forms/form.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { changedLabels } from '../../../shared/versioned-form/keep-edits.ts';
import { useVersionedForm } from '../../../shared/versioned-form/use-versioned-form.ts';
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

const labels = {
  isFlexOn: texts.flex,
  timeMode: texts.timeMode,
  standardHundredths: texts.dailyStandard,
};

/** Saves on the server; the device keeps a copy of what the server took, and of nothing else (product T26). */
export function useSettingsForm(saved: SavedSettings) {
  const form = useContractForm<SettingsValues, typeof bodySchema>(bodySchema, valuesOf(saved));
  return useVersionedForm({
    form,
    opened: saved,
    valuesOf,
    save: async (values: SettingsBody, { version }) => {
      const { message } = await call(updateTimeSettings, { body: { ...values, version } });
      const { timeMode, standardHundredths, isFlexOn } = values;
      keepCopy({ timeMode, dailyStandard: standardHundredths / 100, useFlex: isFlexOn });
      toastSuccess(message);
    },
    fetchNewest: () => call(getTimeSettings, {}),
    changed: changedLabels(valuesOf, labels),
  });
}
