import type { ReportKind } from '@driftig/contracts/time/report-status';
import { Input } from '@mantine/core';
import { useController } from 'react-hook-form';

import { Segmented } from '../../../ui/controls/segmented.tsx';
import { texts } from './texts.ts';
import type { EntryControl } from './use-entry-form.ts';

const options = [
  { value: 'work', label: texts.kinds.work },
  { value: 'flexAdjustment', label: texts.kinds.flexAdjustment },
] as const;

/** Hours of work or an adjustment: two that are both in view, so one tap is enough. */
export function TypeField({ control }: { control: EntryControl }) {
  const { field } = useController({ control, name: 'kind' });
  return (
    <Input.Wrapper label={texts.type} labelElement="div" data-field="type">
      <Segmented<ReportKind>
        label={texts.type}
        value={field.value}
        options={options}
        onChange={field.onChange}
        fullWidth
      />
    </Input.Wrapper>
  );
}
