/** Texts of an employee's own orders. */
export const ownOrdersTexts = {
  title: 'Mine ordrer',
  purpose: 'De ordrer, du er på: de kommende først, så dem fra de sidste tre måneder.',
  search: 'Søg i dine ordrer',
  one: 'ordre',
  noun: 'ordrer',
  none: 'Du er ikke på nogen ordre. Når du bliver planlagt, står ordren her.',
  order: 'Ordre',
  start: 'Start',
  customer: 'Kunde',
  where: 'Hvor',
} as const;
