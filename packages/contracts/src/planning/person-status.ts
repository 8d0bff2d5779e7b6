import { codedEnum } from '../wire/wire.ts';

/**
 * Status of a person towards an order (product S15): 1 free, 2 assigned to it, 3 has asked for it,
 * 4 busy on another order at that time, 5 absent.
 */
const personStatuses = { free: 1, assigned: 2, asked: 3, busy: 4, absent: 5 } as const;

export type PersonStatus = keyof typeof personStatuses;

export const personStatus = codedEnum(personStatuses, 'Ukendt status.');

/** The most people that an order may say it needs. */
export const mostNeeded = 999;
/** The most people that can be assigned to an order: what one transaction can write (product L23). */
export const mostAssigned = 80;
