import { operator } from '../landing/operator.ts';
import type { InfoText } from './info-text.ts';

/** The terms of use; plans and their limits as product P1 to P8 have them. */
export const terms: InfoText = {
  slug: 'vilkaar',
  title: 'Vilkår',
  lead: 'Aftalen mellem jer og os, i almindelige ord.',
  description:
    'Vilkår for at bruge Driftig: planer, priser, prøveperiode, opsigelse, data og ansvar.',
  parts: [
    {
      title: 'Aftalen',
      paragraphs: [
        `Driftig leveres af ${operator.company} til virksomheder, foreninger og andre, der handler som led i deres erhverv. Aftalen gælder, fra virksomheden er oprettet. Den, der opretter virksomheden, får rollen Ejer og skal have lov til at indgå aftalen.`,
      ],
    },
    {
      title: 'Planer og priser',
      paragraphs: [
        'Starter er gratis med op til 2 brugere og 20 fakturaer i en kalendermåned. Pro koster 299 kr. om måneden for alle brugere, og de første 30 dage er gratis. Enterprise aftaler vi med jer. Alle priser er ekskl. moms.',
        'Efter prøveperioden gælder Starters grænser, indtil I har aftalt en plan med os. Intet bliver slettet, og alt, hvad I har lavet, kan stadig læses. En ny pris gælder tidligst 30 dage efter, at vi har skrevet til jer om den.',
      ],
    },
    {
      title: 'Jeres data',
      paragraphs: [
        'Det, I skriver ind, er jeres. I kan hente jeres lister som CSV og jeres fakturaer som PDF, så længe I har adgang. Vi bruger kun data til at levere Driftig til jer og behandler personoplysninger som jeres databehandler, sådan som siden om privatliv beskriver.',
        'I har selv ansvaret for, at det, I registrerer, er rigtigt og lovligt, og for at bevare det bogføringsmateriale og de timer, som loven kræver.',
      ],
    },
    {
      title: 'Brug med omtanke',
      paragraphs: [
        'Hver person har sit eget login og holder adgangskoden for sig selv. Driftig må ikke bruges til ulovligt indhold, til at sende beskeder, folk ikke har bedt om, eller på en måde, der går ud over andre kunder. Sker det, kan vi sætte virksomheden på pause, så data kan læses, men ikke ændres.',
      ],
    },
    {
      title: 'Opsigelse',
      paragraphs: [
        'I kan skifte plan eller holde op med dags varsel. Vi kan opsige aftalen med 3 måneders varsel, så I kan nå at hente jeres data.',
      ],
    },
    {
      title: 'Drift og ansvar',
      paragraphs: [
        'Vi gør, hvad vi kan, for at Driftig altid virker, og tager sikkerhedskopier, men lover ikke, at der aldrig er afbrydelser. Vi hæfter efter dansk rets almindelige regler, dog ikke for indirekte tab, og højst for det, I har betalt de seneste 12 måneder.',
        'Tal og advarsler om løn, moms og arbejdstid er en hjælp og erstatter ikke revisor eller advokat.',
        'Aftalen følger dansk ret. Kan vi ikke blive enige, afgøres sagen ved de danske domstole.',
      ],
    },
  ],
};
