import type { Plan } from '@driftig/contracts/plans';

export const texts = {
  features: 'Funktioner',
  prices: 'Priser',
  logIn: 'Log ind',
  signUp: 'Opret virksomhed',
  menu: 'Åbn menu',
  closeMenu: 'Luk menu',
  skip: 'Spring til indhold',
  mainMenu: 'Hovedmenu',
  footMenu: 'Sidefod',

  heading: 'Vagter, timer og fakturaer i ét system',
  lead: 'Til små event- og servicefirmaer. Medarbejderen starter vagten på telefonen, du godkender timerne på kontoret, og ordren bliver til en faktura med de rigtige linjer.',
  underButtons: '0 kr. for de første 2 brugere og op til 20 fakturaer om måneden.',
  picture:
    'Kontorets liste over ordrer med bemanding og status, og en medarbejders telefon med den samme ordre i gang.',

  featuresHeading: 'Tast det ind én gang',
  featuresLead:
    'De samme kunder, ordrer og medarbejdere går igen fra vagtplan til faktura. Her er de seks dele, I bruger til hverdag.',

  pricingHeading: 'Start gratis. Betal, når I bliver flere end to.',
  pricingLead: 'Pro kan prøves i 30 dage. De 299 kr. dækker alle brugere i virksomheden.',
  popular: 'Mest populær',
  choose: (plan: string) => `Vælg ${plan}`,

  tagline: 'System til små event- og servicefirmaer',
} as const;

export const facts = [
  { title: 'Kroner og øre', text: 'Danske datoer, 24 timers ur og uger fra mandag' },
  { title: '25 % moms', text: 'på linjerne fra start, og depositum trækkes fra' },
  { title: '7,40 timer', text: 'er dagsnormen. Du kan sætte en anden' },
  { title: '365 dage', text: 'på én skærm, farvet efter det, der mangler' },
] as const;

export const plans: readonly {
  plan: Plan;
  name: string;
  price: string;
  per?: string;
  text: string;
  points: readonly string[];
}[] = [
  {
    plan: 'starter',
    name: 'Starter',
    price: '0 kr.',
    per: '/md.',
    text: 'Til dig, der lige er gået i gang.',
    points: [
      '2 brugere',
      'Tidsregistrering',
      'Op til 20 fakturaer om måneden',
      'Basis ordrestyring',
    ],
  },
  {
    plan: 'pro',
    name: 'Pro',
    price: '299 kr.',
    per: '/md.',
    text: 'Til firmaet med faste folk og løse vagter.',
    points: [
      'Ubegrænset antal brugere',
      'Avanceret fakturering',
      'Chat og påmindelser',
      'Ferie og fravær',
    ],
  },
  {
    plan: 'enterprise',
    name: 'Enterprise',
    price: 'Efter aftale',
    text: 'Til jer med egne krav til drift og login.',
    points: [
      'SSO og RBAC',
      'Dedikeret success-team',
      'On-prem eller EU-hosting',
      'SLA og særlige moduler',
    ],
  },
];
