export const texts = {
  wrongKind: 'Filtypen kan ikke bruges. Vælg en PDF-fil eller et billede (JPEG, PNG, WebP, HEIC).',
  emptyFile: 'Filen er tom. Vælg en anden.',
  tooLarge: (megabytes: number) => `Filen er for stor. Den må højst fylde ${megabytes} MB.`,
};
