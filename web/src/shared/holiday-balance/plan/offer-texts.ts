export const texts = {
  inPro: 'Ferie og fravær er med i Pro',
  forManagers:
    'Medarbejderne søger om ferie og melder sig syge på telefonen, du godkender med ét tryk, og feriesaldoen regnes ud efter ferieloven.',
  forEmployees:
    'Søg om ferie, følg saldoen efter ferieloven, meld syg med ét tryk, og se, hvem der er væk hvornår.',
  kept: 'Det, I har fra før, kan stadig ses her.',
  onlyOwners: 'Kun en ejer af virksomheden kan skifte plan.',
  seePlans: 'Se planer',
} as const;
