import type { Figure } from './why-laws.ts';

/** Allowances to employees, and the file for payroll. */
export const ofAllowances = {
  driveAmount: {
    title: 'Kørselsgodtgørelse',
    rule: 'Egen bil har den høje takst op til 20.000 km om året og derefter den lave. Satserne er dem for datoens år.',
    product: 'B41',
    laws: ['mileage'],
  },
  dietAmount: {
    title: 'Diæter',
    rule: 'Hele døgn og påbegyndte timer på en rejse på mindst 24 timer. Frie måltider trækkes fra med 15, 30 og 30 % af døgnet.',
    product: 'B44',
    laws: ['diets'],
  },
  payrollSum: {
    title: 'Til løn',
    rule: 'Godkendt kørsel, diæter og udgifter. Det, der er eksporteret eller allerede betalt, er ikke med.',
    product: 'B51',
    laws: [],
  },
} as const satisfies Record<string, Figure>;

/** Figures of spending, trips and the bank. */
export const ofSpending = {
  spentInPeriod: {
    title: 'Forbrug',
    rule: 'Godkendte kvitteringer og bilag, godkendte og betalte udgifter og godkendt kørsel og diæter. En kreditnota trækker fra, og en indtægt er ikke med.',
    product: 'B38',
    laws: ['books'],
  },
  bankDifference: {
    title: 'Difference',
    rule: 'Differencen er 0, når hver linje fra banken har sin postering. En linje afstemmes med en postering, eller den bogføres.',
    product: 'B67',
    laws: ['books'],
  },
  draftsChange: {
    title: 'Kladder',
    rule: 'Kladderne er ikke bogført endnu. Debet lægger til, og kredit trækker fra, og momsen går til sin egen konto.',
    product: 'B37',
    laws: [],
  },
  tripTotal: {
    title: 'Rejsens sum',
    rule: 'Godkendte udgifter, kørsel og diæter, der er knyttet til rejsen. Kvitteringer er ikke med: dem har I betalt.',
    product: 'B31',
    laws: [],
  },
} as const satisfies Record<string, Figure>;

/** Sums of the reports. */
export const ofReports = {
  trialTotal: {
    title: 'Saldobalance',
    rule: 'Debet lægger til, og kredit trækker fra. Debet er lig med kredit, så summen af alle saldi er 0.',
    product: 'B61',
    laws: ['books'],
  },
  resultGroup: {
    title: 'Resultatopgørelse',
    rule: 'Indtægter er over 0, omkostninger under. Grupperne følger numrene i den offentlige kontoplan.',
    product: 'B61',
    laws: ['books'],
  },
  resultTotal: {
    title: 'Resultat',
    rule: 'Indtægter er over 0, omkostninger under. Bilagets dato bestemmer, hvilken periode det hører til.',
    product: 'B61',
    laws: ['books'],
  },
  balanceGroup: {
    title: 'Balance',
    rule: 'Saldoen er alt, der er bogført til og med perioden. Egenkapital og gæld står over 0.',
    product: 'B61',
    laws: ['books'],
  },
  balanceTotal: {
    title: 'Egenkapital og gæld',
    rule: 'Resultatet hører til egenkapitalen, så de to sider er lige store.',
    product: 'B61',
    laws: ['books'],
  },
  spendingTotal: {
    title: 'Forbrug',
    rule: 'Det, der er bogført på udgiftskonti, uden den moms, der trækkes fra.',
    product: 'B61',
    laws: ['books'],
  },
  debtorsSum: {
    title: 'Debitorer',
    rule: 'Fakturaer, der ikke er betalt, i danske kroner. Alderen regnes fra forfaldsdatoen.',
    product: 'B61',
    laws: ['books'],
  },
  creditorsSum: {
    title: 'Kreditorer',
    rule: 'Betalinger er trukket fra de ældste bilag. Alderen regnes fra månedens sidste dag, og for udlæg fra deres dato.',
    product: 'B61',
    laws: ['books'],
  },
} as const satisfies Record<string, Figure>;
