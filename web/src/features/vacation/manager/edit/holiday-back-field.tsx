import { holidayBackLaw } from '@driftig/domain/vacation/holiday-back';
import { useWatch } from 'react-hook-form';

import type { ApplicationControl } from '../../../../shared/holiday-balance/form/application-fields.tsx';
import { CheckboxField } from '../../../../ui/fields/checkbox-field.tsx';
import { texts } from '../texts.ts';

/** Whether the days of holiday that an illness lies in come back, with what the law says (product Y25). */
export function HolidayBackField({ control }: { control: ApplicationControl }) {
  const type = useWatch({ control, name: 'type' });
  if (type !== 'sickness') return null;
  return (
    <CheckboxField
      control={control}
      name="returnsHoliday"
      label={texts.holidayBack}
      help={holidayBackLaw}
    />
  );
}
