export const texts = {
  give: 'Du giver',
  get: 'Du får',
  wantsToSwap: 'vil bytte vagt',
  decline: 'Nej tak',
  swapWith: (name: string) => `Byt med ${name.split(' ')[0] ?? name}`,
  waitsForColleague: (name: string) => `${name} har ikke svaret endnu.`,
  waitsForManager: 'I er enige. En leder skal sige ja, før vagterne byttes.',
  failed: 'Der opstod en fejl ved byttet.',

  title: 'Byt vagt',
  choose: 'Vælg den vagt, du vil have i stedet. Kollegaen og en leder skal sige ja.',
  none: 'Ingen kollegers vagter passer',
  noneHelp: 'I skal begge kunne på den andens tid. Du kan sætte vagten til salg i stedet.',
  notLoaded: 'Kollegernes vagter kunne ikke hentes.',
  fits: 'Passer med hviletiden',
  cancel: 'Annuller',
  propose: 'Foreslå bytte',
} as const;
