import type { TimeMode } from '@driftig/contracts/time/flex-routes';

/** The settings as the device keeps them, under the documented key. */
const key = 'approveHoursSettings';

interface LocalSettings {
  readonly timeMode: TimeMode;
  /** In hours. */
  readonly dailyStandard: number;
  readonly useFlex: boolean;
}

export const usualCopy: LocalSettings = { timeMode: 'daily', dailyStandard: 7.4, useFlex: true };

/** Settings stored on the device; the defaults when none or invalid ones are stored. */
export function readCopy(): LocalSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isCopy(kept) ? kept : usualCopy;
  } catch {
    return usualCopy;
  }
}

function isCopy(value: unknown): value is LocalSettings {
  if (typeof value !== 'object' || value === null) return false;
  const { timeMode, dailyStandard, useFlex } = value as Partial<Record<string, unknown>>;
  const isMode = timeMode === 'daily' || timeMode === 'range';
  return isMode && typeof dailyStandard === 'number' && typeof useFlex === 'boolean';
}

/** Keeps what the server has. A device that keeps nothing asks the server next time. */
export function keepCopy(settings: LocalSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    return;
  }
}
