import type { Plan } from '@driftig/contracts/core/plans';

const days = (count: number) => (count === 1 ? '1 dag' : `${count} dage`);

export const planNames: Readonly<Record<Plan, string>> = {
  starter: 'Starter',
  pro: 'Pro',
  enterprise: 'Enterprise',
};

/** The content of each plan, as on the landing page (product P1). */
export const planFacts: Readonly<Record<Plan, { price: string; content: string }>> = {
  starter: {
    price: '0 kr. pr. måned',
    content: '2 brugere, tidsregistrering, op til 20 fakturaer om måneden og enkel ordrestyring.',
  },
  pro: {
    price: '299 kr. pr. måned ekskl. moms',
    content:
      'Ubegrænset antal brugere, avanceret fakturering, chat, ferie og fravær og påmindelser.',
  },
  enterprise: {
    price: 'Efter aftale',
    content: 'SSO og RBAC, fast kontaktperson, on-prem eller EU-hosting, SLA og særlige moduler.',
  },
};

export const planTexts = {
  logo: 'Logo',
  logoHelp: 'Står øverst på fakturaerne. PNG, JPEG, WebP eller HEIC, højst 2 MB.',

  notLoaded: 'Kunne ikke hente planen. Prøv igen.',
  present: 'Jeres plan',
  trial: (count: number) => `Prøveperioden slutter om ${days(count)}.`,
  ended: 'Prøveperioden er slut. Starters grænser gælder, indtil I har aftalt en plan med os.',
  suspended: 'Virksomheden er sat på pause. I kan se alt, men ikke ændre noget.',
  users: 'Brugere',
  invoices: 'Fakturaer i denne måned',
  of: (used: number, limit: number | null) =>
    limit === null ? `${used}, uden grænse` : `${used} af ${limit}`,
  over: 'I er over grænsen. Alt bevares, men I kan ikke oprette flere.',
  others: 'Skift plan',
  chosen: 'Jeres plan nu',
  choose: (plan: string) => `Skift til ${plan}`,
  agree: (plan: string) => `Fortsæt med ${plan}`,
  ownersOnly: 'Kun en ejer kan skifte plan.',
  changeTitle: (plan: string) => `Skift til ${plan}?`,
  up: 'Skiftet gælder straks. Har I ikke haft en prøveperiode før, er de første 30 dage gratis.',
  upAgreed:
    'Skiftet gælder straks, og vi kontakter jer om resten. Har I ikke haft en prøveperiode før, er de første 30 dage gratis.',
  down: 'Skiftet gælder straks. Intet slettes, men Starters grænser gælder: chat, ferie og avanceret fakturering lukkes.',
  wish: 'Skriv til os om planen',
  wishHelp: 'Vi svarer inden for en arbejdsdag.',
  wishMessage: 'Besked',
  wishPlaceholder: 'Hvor mange er I, og hvad har I brug for?',
  send: 'Send',
  changeFailed: 'Kunne ikke skifte plan. Prøv igen.',
} as const;
