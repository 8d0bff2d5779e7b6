import { codedEnum } from '../wire/wire.ts';

/** Properties of a type of absence (product Y12). */
interface AbsenceTypeDescription {
  readonly label: string;
  /** Short form of the label for narrow places. */
  readonly letter: string;
  /** It waits for a manager; else it counts from when it is reported. */
  readonly needsApproval: boolean;
  /** The day's expected hours become 0 (product T2). */
  readonly reducesNorm: boolean;
  /** Its days are taken from the holiday that is earned (product F34 to F37). */
  readonly countsAsHoliday: boolean;
  /** Holiday is earned meanwhile (product F40). */
  readonly earnsHoliday: boolean;
  /** May be reported without an end: until the person is back. */
  readonly mayBeOpen: boolean;
  /** The most calendar days; undefined without limit of its own. */
  readonly mostDays?: number;
}

const asked = {
  needsApproval: true,
  reducesNorm: true,
  countsAsHoliday: false,
  earnsHoliday: true,
  mayBeOpen: false,
} as const;

/** As on the wire. */
export const absenceTypeNames = [
  'vacation',
  'sickness',
  'extraday',
  'childsick',
  'careday',
  'parental',
  'timeoff',
  'unpaid',
] as const;
export type AbsenceType = (typeof absenceTypeNames)[number];

export const absenceTypes: Readonly<Record<AbsenceType, AbsenceTypeDescription>> = {
  vacation: { ...asked, label: 'Ferie', letter: 'F', countsAsHoliday: true },
  sickness: { ...asked, label: 'Sygdom', letter: 'S', needsApproval: false, mayBeOpen: true },
  extraday: { ...asked, label: 'Feriefridag', letter: 'FF' },
  childsick: {
    ...asked,
    label: 'Barnets 1. sygedag',
    letter: 'BS',
    needsApproval: false,
    mostDays: 1,
  },
  careday: { ...asked, label: 'Omsorgsdag', letter: 'O' },
  parental: { ...asked, label: 'Barsel', letter: 'B' },
  timeoff: { ...asked, label: 'Afspadsering', letter: 'A', reducesNorm: false },
  unpaid: { ...asked, label: 'Ulønnet fri', letter: 'U', earnsHoliday: false },
};

/** Status of an application; there is no 3 (product S17). */
const statusCodes = { pending: 0, approved: 1, rejected: 2, deleted: 4 } as const;
export type AbsenceStatus = keyof typeof statusCodes;

export const absenceStatus = codedEnum(statusCodes, 'Ukendt status.');

/** By code: what lists may be asked for. */
export const listedStatuses = new Map<string, AbsenceStatus>([
  ['0', 'pending'],
  ['1', 'approved'],
  ['2', 'rejected'],
]);

/** The most letters of a comment, and of the remark of a rejection. */
export const longestComment = 500;
/** An application lies at most so many years back and ahead, by calendar year. */
export const absenceYears = { back: 5, ahead: 2 } as const;
