import type { SecondFactorGroup } from '@driftig/contracts/company/plan';
import type { Plan } from '@driftig/contracts/core/plans';

/** Product X4, to the letter. */
export const settingsSaved = 'Indstillingerne er gemt';
export const introductionSaved = 'Dine oplysninger er gemt';

export const planNames: Readonly<Record<Plan, string>> = {
  starter: 'Starter',
  pro: 'Pro',
  enterprise: 'Enterprise',
};
export const planChanged = (plan: Plan) => `I er nu på ${planNames[plan]}.`;
export const planRequested = 'Tak. Vi skriver til jer inden for en arbejdsdag.';
export const secondFactorRequired: Readonly<Record<SecondFactorGroup, string>> = {
  everybody: 'Alle skal nu bruge totrinslogin. De, der ikke har det, er logget ud.',
  managers:
    'Ejere og administratorer skal nu bruge totrinslogin. De, der ikke har det, er logget ud.',
  nobody: 'Totrinslogin kræves ikke længere.',
};
export const setUpFirst = 'Slå først totrinslogin til for dig selv under Min profil.';
export const logoSaved = 'Logoet er gemt';
export const logoRemoved = 'Logoet er fjernet';

/** Product X12, to the letter. */
export const departmentDeleted = (name: string) => `Slettede "${name}".`;
