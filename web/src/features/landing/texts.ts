import type { Plan } from '@driftig/contracts/core/plans';

import type { demoNumbers } from './film/demo-numbers.ts';

export const texts = {
  pageTitle: 'vagter, timer og fakturaer i ét system',
  pageDescription:
    'Vagter, timer, ordrer og fakturaer i ét system til små event- og servicefirmaer. 0 kr. for de første 2 brugere.',

  features: 'Funktioner',
  prices: 'Priser',
  contact: 'Kontakt',
  rules: 'Regler om arbejdstid',
  privacy: 'Privatliv',
  terms: 'Vilkår',
  cvr: (number: string) => `CVR-nr. ${number}`,
  logIn: 'Log ind',
  toApp: 'Til Driftig',
  signUp: 'Opret virksomhed',
  menu: 'Åbn menu',
  closeMenu: 'Luk menu',
  skip: 'Spring til indhold',
  mainMenu: 'Hovedmenu',
  footMenu: 'Sidefod',

  heading: 'Vagter, timer og fakturaer i ét system',
  lead: 'Til små event- og servicefirmaer. Medarbejderen registrerer sine timer på telefonen, du godkender dem på kontoret, og ordren bliver til en faktura med de rigtige linjer.',
  underButtons: '0 kr. for de første 2 brugere og op til 20 fakturaer om måneden.',
  film: 'Film om Driftig, 40 sekunder, uden lyd',
  watchFilm: 'Se filmen',
  filmedAt: (company: typeof demoNumbers) =>
    `Filmen og skærmene nedenfor viser Nordlys Event ApS, som er opdigtet: ${company.people} medarbejdere, ${company.orders} ordrer, ${company.invoices} fakturaer og ${company.vouchers} bogførte bilag.`,

  featuresHeading: 'Tast det ind én gang',
  featuresLead:
    'De samme kunder, ordrer og medarbejdere går igen fra bemanding til faktura. Her er de seks dele, I bruger til hverdag.',

  viewsHeading: 'Se skærmene, før du opretter dig',
  viewsLead: 'Udsnit af systemet med eksempeldata fra Nordlys Event ApS. Prøv at trykke på dem.',
  views: 'Skærme',

  pricingHeading: 'Start gratis. Betal, når I bliver flere end to.',
  pricingLead:
    'Prøv Pro gratis i 30 dage. 299\u00a0kr. om måneden dækker alle brugere. Priser er ekskl. moms.',
  popular: 'Mest populær',
  choose: (plan: string) => `Vælg ${plan}`,

  contactHeading: 'Skriv til os',
  contactLead:
    'Fortæl, hvad I laver, og hvor mange I er. Så svarer vi på, om Driftig passer til jer, også når svaret er nej.',
  name: 'Navn',
  email: 'E-mail',
  company: 'Virksomhed',
  message: 'Besked',
  examples: {
    name: 'Mette Lindqvist',
    email: 'mette@nordlysevent.dk',
    company: 'Nordlys Event ApS',
    message: 'Vi er 7 ansatte og laver omkring 12 arrangementer om måneden.',
  },
  website: 'Lad dette felt stå tomt',
  send: 'Send',
  sending: 'Sender …',
  sent: 'Tak for din besked. Vi svarer inden for en arbejdsdag.',
  notSent: 'Beskeden er ikke sendt.',
  noConnection: 'Ingen forbindelse. Tjek nettet, og prøv igen.',
  stillHere: 'Det, du har skrevet, står her stadig.',

  tagline: 'System til små event- og servicefirmaer',
} as const;

export const facts = [
  { title: 'Kroner og øre', text: 'Danske datoer, 24-timersur og uger fra mandag' },
  { title: '25 % moms', text: 'på linjerne fra start, og depositum trækkes fra' },
  { title: '7,40 timer', text: 'er dagsnormen. Du kan sætte en anden' },
  { title: '11 timers hvile', text: 'mellem to vagter. Driftig siger til, når den er kortere' },
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
    price: '0\u00a0kr.',
    per: '/md.',
    text: 'Til dig, der lige er gået i gang.',
    points: [
      '2 brugere',
      'Tidsregistrering',
      'Op til 20 fakturaer om måneden',
      'Enkel ordrestyring',
    ],
  },
  {
    plan: 'pro',
    name: 'Pro',
    price: '299\u00a0kr.',
    per: '/md. ekskl. moms',
    text: 'Til firmaet med faste folk og løse vagter.',
    points: [
      'Ubegrænset antal brugere',
      'Avanceret fakturering',
      'Chat',
      'Påmindelser',
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
      'Fast kontaktperson',
      'On-prem eller EU-hosting',
      'SLA og særlige moduler',
    ],
  },
];
