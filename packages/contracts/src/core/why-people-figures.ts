import type { Figure } from './why-laws.ts';

/** Sums over people, the board and the planner. */
export const ofPeople = {
  peopleHours: {
    title: 'Timer i alt',
    rule: 'Godkendte timer og timer, der afventer, tæller med. Afviste timer gør ikke.',
    product: 'T55',
    laws: ['workingTime'],
  },
  peoplePending: {
    title: 'Timer, der afventer',
    rule: 'Timer, der er registreret, men ikke godkendt eller afvist.',
    product: 'T55',
    laws: ['workingTime'],
  },
  peopleNorm: {
    title: 'Norm i alt',
    rule: 'Norm for hver arbejdsdag. På fridage, helligdage og fraværsdage er den 0.',
    product: 'T55',
    laws: [],
  },
  peopleFlex: {
    title: 'Flex i alt',
    rule: 'Flex er dagens timer minus normen, plus rettelser af flexen. En dag uden timer tæller kun med, når den afspadseres.',
    product: 'T55',
    laws: [],
  },
  plannedHours: {
    title: 'Planlagte timer',
    rule: 'En vagt hører til den uge, den begynder i, med alle sine timer.',
    product: 'K39',
    laws: [],
  },
  absencesOfStatus: {
    title: 'Fravær',
    rule: 'Et fravær tæller én gang, uanset hvor mange dage det varer. Slettet fravær er ikke med.',
    product: 'Y5',
    laws: [],
  },
  tasksOfColumn: {
    title: 'Opgaver',
    rule: 'Afsluttede opgaver tæller med i 30 dage.',
    product: 'J15',
    laws: [],
  },
  taskProgress: {
    title: 'Fremdrift',
    rule: 'Fremdriften er gennemsnittet af delopgavernes, rundet til hele procent.',
    product: 'S10',
    laws: [],
  },
} as const satisfies Record<string, Figure>;
