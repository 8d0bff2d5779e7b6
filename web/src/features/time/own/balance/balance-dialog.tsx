// Default export: loaded lazily, when the balance is opened.
import type { DayOfHours } from '@driftig/contracts/time/day';
import { yearOf } from '@driftig/domain/dates';
import { whyFlex } from '@driftig/domain/why/flex';
import { useQueries } from '@tanstack/react-query';

import { LoadingWhy } from '../../../../shared/why/loading-why.tsx';
import WhyDialog from '../../../../shared/why/why-dialog.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import { balanceQuery } from '../queries.ts';
import { texts } from '../texts.ts';

interface BalanceDialogProps {
  days: readonly DayOfHours[];
  onClose: () => void;
}

/** How the flex balance came about: the days that are shown, the rest of this year, and before. */
export default function BalanceDialog({ days, onClose }: BalanceDialogProps) {
  const today = useToday();
  const from = `${yearOf(today)}-01-01`;
  const [all, year] = useQueries({
    queries: [balanceQuery(), balanceQuery({ from, to: today })],
  });
  if (all.data === undefined || year.data === undefined)
    return (
      <LoadingWhy
        title={texts.balance}
        error={all.error ?? year.error}
        onRetry={() => void Promise.all([all.refetch(), year.refetch()])}
        onClose={onClose}
      />
    );
  const { hundredths: balance, pendingHundredths: pending } = all.data;
  const ofYear = year.data.hundredths;
  return (
    <WhyDialog answer={whyFlex({ balance, pending, ofYear, days, today })} onClose={onClose} />
  );
}
