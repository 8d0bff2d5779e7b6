import type { CompanyData } from '@driftig/data/store';
import type { DateText } from '@driftig/domain/dates';
import type { Telling } from '@driftig/domain/notifications/occasion';
import type { LocalTime } from '@driftig/domain/planning/period';

interface ReminderContext {
  readonly store: CompanyData;
  /** The Danish date that the reminder is due for. */
  readonly date: DateText;
  /** Now on Danish clocks: later than `date` where hours were missed. */
  readonly clock: LocalTime;
}

/** Reads what a reminder is about; no tellings where there is nothing to remind of. */
export type Reminder = (context: ReminderContext) => Promise<Telling[]>;
