import { BookingPage } from '../features/orders/booking/booking.tsx';

/** A public page without the login dialog: visitors have no account. */
export default function Booking({ slug }: { slug: string }) {
  return <BookingPage slug={slug} />;
}
