import { AccountCard } from './card/account-card.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { placeKey, type Place, type usePlaces } from './place.ts';
import { VatLinesDialog } from './reports/vat-lines-dialog.tsx';

/** The entries, account cards and VAT codes that are open above a dialog of the ledger. */
export function Places({ places: trail }: { places: ReturnType<typeof usePlaces> }) {
  const { places, open, close } = trail;
  return places.map((place) => (
    <OpenedPlace key={placeKey(place)} place={place} onOpen={open} onClose={close} />
  ));
}

interface OpenedPlaceProps {
  place: Place;
  onOpen: (place: Place) => void;
  onClose: () => void;
}

function OpenedPlace({ place, ...handlers }: OpenedPlaceProps) {
  if (place.as === 'entry') return <EntryDialog {...place} {...handlers} />;
  if (place.as === 'vat') return <VatLinesDialog {...place} {...handlers} />;
  return <AccountCard {...place} {...handlers} />;
}
