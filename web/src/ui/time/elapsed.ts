const second = 1000;

/** Milliseconds as '2:05:09'; below 0 as none. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / second));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

export interface Since {
  /** ISO UTC, by the server's clock. */
  readonly startedAt: string;
  /** The server's clock when it was asked (ISO UTC), and the device's at the same time (milliseconds). */
  readonly serverNow: string;
  readonly askedAt: number;
}

/** How long a timer has run, in milliseconds: the device only counts on from the server's clock. */
export function elapsedTime({ startedAt, serverNow, askedAt }: Since, deviceNow: number): number {
  return Date.parse(serverNow) - Date.parse(startedAt) + (deviceNow - askedAt);
}
