export type Shape =
  | 'dot'
  | 'ring'
  | 'check'
  | 'play'
  | 'half'
  | 'cross'
  | 'plus'
  | 'diamond'
  | 'triangle'
  | 'square'
  | 'dash'
  | 'stripes';

/**
 * How a status of a day looks: a word, a colour and a shape, so that the colour never speaks alone
 * (product K14). `className` sets `--day-fill`, `--day-text` and `--day-mark`.
 */
export interface DayLook {
  readonly label: string;
  readonly className: string;
  readonly shape: Shape;
}

export type Looks = Readonly<Record<string, DayLook>>;

/** The key in `looks` of each date that has one. */
export type DayKeys = Readonly<Record<string, string>>;
