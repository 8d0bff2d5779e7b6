import type { Decision } from '@driftig/domain/time/decide';

export const reportsDecided: Readonly<Record<Decision, string>> = {
  approved: 'Timerne er godkendt.',
  rejected: 'Timerne er afvist.',
  pending: 'Timerne er kaldt tilbage og afventer igen.',
};
export const reportDeleted = 'Registreringen er slettet.';
export const deletedMeanwhile = 'Timerne nåede frem, men er slettet igen.';
export const settingsSaved = 'Indstillingerne er gemt.';
export const termsSaved = 'Arbejdstiden er gemt.';
export const timerDiscarded = 'Uret er kasseret.';
export const deviationNoted = 'Afvigelsen er noteret.';
export const onlyForOneself = 'Du kan kun registrere timer for dig selv.';
export const noSuchEmployee = 'Medarbejderen findes ikke.';
export const noSuchProject = 'Projektet findes ikke.';
export const closedProject = 'Projektet er lukket. Vælg et andet.';
export const notOnOrder = 'Du er ikke på den ordre. Vælg en anden, eller spørg din leder.';
