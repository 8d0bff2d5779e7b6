import { addDays, danishDate } from '@driftig/domain/dates';

const now = Date.now();
const today = danishDate(new Date(now).toISOString());
/** Thursday is the fourth day of a week that begins on Sunday. */
const daysSinceThursday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 3) % 7;

/** The last Thursday in the forenoon: pictures have days behind and ahead of them, whenever they are taken. */
export const workingHour = `${addDays(today, -daysSinceThursday)}T09:40:00.000Z`;
export const fromNow = Date.parse(workingHour) - now;

/** Moves the clock of this process or, as its first script, of a page. */
export function moveClock(milliseconds: number): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | [number]) {
      super(...(given.length === 0 ? ([RealDate.now() + milliseconds] as const) : given));
    }

    static override now() {
      return RealDate.now() + milliseconds;
    }
  } as DateConstructor;
}
