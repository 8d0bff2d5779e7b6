import type { AbsenceType } from '@driftig/contracts/vacation/absence-type';
import type { Absence } from '@driftig/domain/vacation/absence';
import type { Application } from '@driftig/domain/vacation/apply';
import type { DayHalf } from '@driftig/domain/vacation/day-part';

export interface SentApplication {
  readonly startDate: string;
  readonly endDate?: string | undefined;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly dayHalf?: DayHalf | undefined;
  readonly type?: AbsenceType | undefined;
  readonly comment?: string | undefined;
  readonly isOpen?: boolean | undefined;
}

/** The application; an edit keeps fields that were not sent. */
export function applicationOf(sent: SentApplication, read?: Absence): Application {
  const { startDate, endDate, startTime, endTime } = sent;
  return {
    startDate,
    endDate,
    startTime,
    endTime,
    type: sent.type ?? read?.type ?? 'vacation',
    comment: sent.comment ?? read?.comment ?? '',
    isOpen: sent.isOpen ?? read?.isOpen ?? false,
  };
}
