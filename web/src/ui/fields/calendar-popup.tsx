// Default export: loaded lazily by DateInput, with Mantine's date components and dayjs.
import { useEffect, useState } from 'react';
import { Popover } from '@mantine/core';
import { CalendarPanel } from './calendar-panel.tsx';
import type { CalendarPanelProps } from './calendar-panel.tsx';
import classes from './date-input.module.css';

interface CalendarPopupProps extends CalendarPanelProps {
  opened: boolean;
  onChange: (opened: boolean) => void;
}

export default function CalendarPopup({ opened, onChange, ...panel }: CalendarPopupProps) {
  const [mounted, setMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- Popover records the focus to return to only when it goes from closed to open
  useEffect(() => setMounted(true), []);
  return (
    <Popover
      opened={mounted && opened}
      onChange={onChange}
      position="bottom-start"
      withRoles={false}
      returnFocus
    >
      <Popover.Target>
        <span className={classes.place} />
      </Popover.Target>
      <Popover.Dropdown>
        <CalendarPanel {...panel} />
      </Popover.Dropdown>
    </Popover>
  );
}
