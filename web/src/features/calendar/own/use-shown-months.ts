import type { DateText } from '@driftig/domain/dates';
import { useState } from 'react';

import { usePhone } from '../../../ui/layout/use-phone.ts';

/** The months that are shown, and the ways to others. */
export interface ShownMonths {
  /** 'yyyy-mm'; its year where the whole year is shown. */
  readonly month: string;
  readonly isYear: boolean;
  readonly isPhone: boolean;
  readonly onMonth: (month: string) => void;
  /** On a phone, changes between one month and twelve. */
  readonly onSwitch: () => void;
}

/** Shows the month of `date` until another month is chosen; another date shows its own again. */
export function useShownMonths(date: DateText): ShownMonths {
  const isPhone = usePhone();
  const [chosen, setChosen] = useState<{ date: DateText; month: string }>();
  const [isYear, setIsYear] = useState(false);
  return {
    month: chosen?.date === date ? chosen.month : date.slice(0, 7),
    isYear: isYear || !isPhone,
    isPhone,
    onMonth: (month) => setChosen({ date, month }),
    onSwitch: () => setIsYear(!isYear),
  };
}
