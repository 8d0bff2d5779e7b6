import type { Decision } from '@driftig/domain/vacation/decide';

export const absenceDecided: Readonly<Record<Decision, string>> = {
  approved: 'Ansøgningen er godkendt.',
  rejected: 'Ansøgningen er afvist.',
  pending: 'Ansøgningen er kaldt tilbage og afventer igen.',
};
export const absenceDeleted = 'Ansøgningen er slettet.';
export const vacationCancelled = 'Ferien er annulleret.';
export const accountSaved = 'Ferieregnskabet er gemt.';
export const onlyForOneself = 'Du kan kun søge for dig selv.';
export const noSuchEmployee = 'Medarbejderen findes ikke.';
