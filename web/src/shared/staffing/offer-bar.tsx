import type { PlannedPerson } from '@driftig/contracts/planning/availability-route';
import { Button } from '@mantine/core';

import classes from './offer-bar.module.css';
import { texts } from './texts.ts';
import type { Offer } from './use-offer.ts';

interface OfferBarProps {
  offer: Offer;
  people: readonly PlannedPerson[];
}

/** Starts the choice of people to offer the shift to, and sends it. */
export function OfferBar({ offer, people }: OfferBarProps) {
  const { chosen, isSending, start, stop, send } = offer;
  const hadOffers = people.some(({ isOffered }) => isOffered);
  if (chosen === undefined)
    return (
      <Button size="compact-sm" onClick={() => start(people)}>
        {texts.offer}
      </Button>
    );
  return (
    <span className={classes.bar}>
      <Button size="compact-sm" variant="subtle" disabled={isSending} onClick={stop}>
        {texts.cancelOffer}
      </Button>
      <Button
        size="compact-sm"
        loading={isSending}
        disabled={chosen.size === 0 && !hadOffers}
        onClick={() => void send()}
      >
        {texts.offerTo(chosen.size)}
      </Button>
    </span>
  );
}
