export const lockedPdf =
  'PDF’en er låst med en adgangskode. Gem den uden adgangskode, og vælg den igen.';
export const unreadableFile = 'Filen kan ikke læses. Brug en PDF-, JPEG-, PNG- eller WebP-fil.';
