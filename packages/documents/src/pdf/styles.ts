type Weight = 'regular' | 'medium' | 'semibold';
export type Style = {
  readonly weight: Weight;
  /** In points. */
  readonly size: number;
  readonly color: string;
  /** Extra space after each character, in mm. */
  readonly tracking?: number;
};

/** The colours of the screens. */
export const colors = {
  text: '#1B1F1D',
  dimmed: '#68706B',
  border: '#E6E5DF',
  groupRule: '#CFCEC8',
  rowRule: '#ECEBE6',
  tint: '#EFF7F3',
  tintRule: '#B8DACB',
  cancelled: '#B23325',
} as const;

export const styles = {
  title: { weight: 'semibold', size: 20, color: colors.text, tracking: -0.1 },
  brand: { weight: 'semibold', size: 12, color: colors.text },
  subtitle: { weight: 'regular', size: 9, color: colors.dimmed },
  mark: { weight: 'medium', size: 7.6, color: colors.cancelled },
  label: { weight: 'regular', size: 7.8, color: colors.dimmed },
  party: { weight: 'semibold', size: 9.6, color: colors.text },
  text: { weight: 'regular', size: 9, color: colors.text },
  dimmed: { weight: 'regular', size: 9, color: colors.dimmed },
  medium: { weight: 'medium', size: 9, color: colors.text },
  strong: { weight: 'semibold', size: 9, color: colors.text },
  dueLabel: { weight: 'semibold', size: 9.8, color: colors.text },
  due: { weight: 'semibold', size: 15, color: colors.text, tracking: -0.06 },
  code: { weight: 'medium', size: 10.6, color: colors.text, tracking: 0.22 },
  small: { weight: 'regular', size: 7.8, color: colors.dimmed },
} as const satisfies Record<string, Style>;

/** Line heights of paragraphs, in mm. */
export const LINE = 4.5;
export const SMALL_LINE = 4;
