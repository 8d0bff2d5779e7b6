import { consumeClock } from '../events/consume-clock.ts';
import { services } from '../pipeline/services.ts';
import { strikeHour } from './strike-hour.ts';

/** Every hour: begins the jobs of the clock that are due (docs/decisions/0116). */
export const handler = consumeClock((now) => strikeHour(services().table, now));
