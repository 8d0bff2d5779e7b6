import { Input } from '@mantine/core';
import { useController } from 'react-hook-form';

import { Segmented } from '../../../ui/controls/segmented.tsx';
import { ConflictAlert } from '../../../ui/feedback/conflict-alert.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { HoursField } from '../entry/hours-field.tsx';
import { texts } from './texts.ts';
import { useSettingsForm, type SavedSettings, type SettingsControl } from './use-settings-form.ts';

interface SettingsFormProps {
  saved: SavedSettings;
  onClose: () => void;
}

export function SettingsForm({ saved, onClose }: SettingsFormProps) {
  const { form, save, conflict, loadNewest } = useSettingsForm(saved);
  const { control } = form;
  return (
    <ErrorTextContext value={() => texts.saveFailed}>
      <FormDialog
        opened
        onClose={onClose}
        title={texts.title}
        help={texts.help}
        form={form}
        onSubmit={save}
        size={480}
      >
        <ConflictAlert conflict={conflict} text={texts.conflict} onLoad={loadNewest} />
        <CheckboxField control={control} name="isFlexOn" label={texts.flex} help={texts.flexHelp} />
        <ModeField control={control} />
        <HoursField
          control={control}
          name="standardHundredths"
          label={texts.dailyStandard}
          help={texts.dailyStandardHelp}
          required
        />
      </FormDialog>
    </ErrorTextContext>
  );
}

const modes = [
  { value: 'daily', label: texts.daily },
  { value: 'range', label: texts.range },
] as const;

function ModeField({ control }: { control: SettingsControl }) {
  const { field } = useController({ control, name: 'timeMode' });
  return (
    <Input.Wrapper label={texts.timeMode} labelElement="div">
      <Segmented
        label={texts.timeMode}
        value={field.value}
        options={modes}
        onChange={field.onChange}
        fullWidth
      />
    </Input.Wrapper>
  );
}
