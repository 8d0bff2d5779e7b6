import type { FactsByKind } from './occasion.ts';
import type { Words } from './word-parts.ts';

const refusals: Readonly<Record<FactsByKind['receiptMailRefused']['reason'], string>> = {
  noFile:
    'Mailen har ingen vedhæftet fil. Vedhæft kvitteringen som PDF eller billede, og send den igen.',
  unusable:
    'Den vedhæftede fil kan ikke bruges. Send en PDF uden adgangskode på højst 4 MB eller et billede som JPEG, PNG eller WebP. En zip-fil åbnes ikke, og et HEIC-billede skal gemmes som JPEG først.',
  unreadable: 'Mailen kunne ikke læses. Send kvitteringen igen i en ny mail.',
  tooLarge: 'Mailen fylder over 25 MB. Send færre filer i hver mail.',
  tooMany:
    'Der er sendt for mange mails med bilag i dag. Send den igen i morgen, eller upload filen.',
};

/** Texts about receipts that were mailed in (product B52). */
export const receiptWords = {
  receiptsMailed({ subject, count, skipped }: FactsByKind['receiptsMailed']): Words {
    return {
      title: count === 1 ? 'Nyt bilag fra mail' : `${count} nye bilag fra mail`,
      lines: [
        `${subject}: ${count === 1 ? 'Bilaget mangler' : 'Bilagene mangler'} beløb og firma, før ${count === 1 ? 'det' : 'de'} kan godkendes.`,
        ...(skipped === 0
          ? []
          : [skipped === 1 ? 'En fil kunne ikke bruges.' : `${skipped} filer kunne ikke bruges.`]),
      ],
    };
  },
  receiptMailRefused: ({ subject, reason }: FactsByKind['receiptMailRefused']): Words => ({
    title: 'Din mail med bilag kunne ikke bruges',
    lines: [`${subject}: ${refusals[reason]}`],
  }),
};
