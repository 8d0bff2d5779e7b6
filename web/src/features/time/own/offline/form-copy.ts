import type { Project } from '@driftig/contracts/time/project-routes';
import type { TimeMode } from '@driftig/contracts/time/flex-routes';

/** Facts that the form of hours needs: how the company registers, and on which projects. */
export interface FormCopy {
  readonly settings: {
    readonly isFlexOn: boolean;
    readonly timeMode: TimeMode;
    readonly standardHundredths: number;
  };
  readonly projects: readonly Project[];
  /** Ids of the projects used last, the newest first. */
  readonly recent: readonly string[];
}

/** Their user's alone, and gone with the session. */
const nameOf = (userId: string) => `hours-form.${userId}`;

/** Kept for a page that opens without a connection. */
export function keepFormCopy(userId: string, copy: FormCopy): void {
  try {
    localStorage.setItem(nameOf(userId), JSON.stringify(copy));
  } catch {
    // Storage is blocked or full: without a connection there is no form then.
  }
}

export function readFormCopy(userId: string): FormCopy | undefined {
  try {
    return (
      (JSON.parse(localStorage.getItem(nameOf(userId)) ?? 'null') as FormCopy | null) ?? undefined
    );
  } catch {
    return undefined;
  }
}
