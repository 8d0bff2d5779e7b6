export interface Choice {
  readonly value: string;
  readonly label: string;
  /** When set, the choice is shown but disabled, with this reason under it. */
  readonly disabledReason?: string | undefined;
}
