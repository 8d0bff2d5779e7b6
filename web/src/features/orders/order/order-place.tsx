// Default export: loaded lazily by the page of an order.
import { hasOwnPlace } from '@driftig/domain/orders/order-site';

import { FactList } from '../../../shared/record-screens/pages/fact-list.tsx';
import { MapLink, SiteContact } from '../../../shared/record-screens/pages/site-links.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { OrderOverview } from '../queries.ts';
import { placeTexts } from './place-texts.ts';

/** Where an order takes place, and the contact there (product O25); no card without both. */
export default function OrderPlace({ overview }: { overview: OrderOverview }) {
  const { place, order } = overview;
  const { contactName, contactPhone } = order;
  const hasContact = contactName !== '' || contactPhone !== '';
  if (place === '' && !hasContact) return null;
  return (
    <Card title={placeTexts.place}>
      <FactList
        wide
        facts={[
          {
            label: hasOwnPlace(order) ? placeTexts.address : placeTexts.customersAddress,
            value: place === '' ? '' : <MapLink place={place} />,
          },
          {
            label: placeTexts.contact,
            value: hasContact ? <SiteContact name={contactName} phone={contactPhone} /> : '',
          },
        ]}
      />
    </Card>
  );
}
