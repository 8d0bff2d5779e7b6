import { Button } from '@mantine/core';

import { usePhone } from '../../../ui/layout/use-phone.ts';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { MonthPicker } from '../../../ui/time/month-picker.tsx';
import { Filters } from './filters.tsx';
import classes from './sandbox.module.css';
import { texts } from './texts.ts';
import type { Shown } from './use-shown.ts';

interface SidePanelProps {
  shown: Shown;
  onShow: (changed: Partial<Shown>) => void;
}

/** The small month and the filters, beside the calendar of a wide screen. */
export function SidePanel({ shown, onShow }: SidePanelProps) {
  return (
    <aside className={classes.side} aria-label={texts.filters}>
      <Choices shown={shown} onShow={onShow} />
    </aside>
  );
}

/** The same in a sheet. */
export function SideSheet({ shown, onShow, onClose }: SidePanelProps & { onClose: () => void }) {
  const isPhone = usePhone();
  return (
    <Sheet
      opened
      onClose={onClose}
      title={texts.filters}
      fromRight={!isPhone}
      footer={
        <Button variant="filled" fullWidth onClick={onClose}>
          {texts.show}
        </Button>
      }
    >
      <div className={classes.choices}>
        <Choices shown={shown} onShow={onShow} />
      </div>
    </Sheet>
  );
}

function Choices({ shown, onShow }: SidePanelProps) {
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
