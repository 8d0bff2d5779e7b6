import { MonthPicker } from '../../../ui/time/month-picker.tsx';
import { Filters } from './filters.tsx';
import type { Shown } from './use-shown.ts';

export interface ChoicesProps {
  shown: Shown;
  onShow: (changed: Partial<Shown>) => void;
}

/** The small month and the filters. */
export function Choices({ shown, onShow }: ChoicesProps) {
  return (
    <>
      <MonthPicker
        // Shows the month of the day that was gone to.
        key={shown.date.slice(0, 7)}
        value={shown.date}
        start={shown.date}
        firstDay="sunday"
        size="xs"
        onPick={(date) => onShow({ date })}
      />
      <Filters shown={shown} onShow={onShow} />
    </>
  );
}
