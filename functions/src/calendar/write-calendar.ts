import type { FeedEvent } from '@driftig/domain/calendar/calendar-feed';
import type { DateText } from '@driftig/domain/dates';
import ical, { ICalCalendarMethod } from 'ical-generator';

interface Feed {
  readonly events: readonly FeedEvent[];
  readonly companyName: string;
  readonly siteUrl: string;
  readonly today: DateText;
}

/** How often apps ask again, in seconds. */
const hourly = 3600;

/**
 * The text of a calendar (RFC 5545), with times by UTC. The stamp is the day's, so that the text of a day
 * changes only with what is in it.
 */
export function writeCalendar({ events, companyName, siteUrl, today }: Feed): string {
  const calendar = ical({
    name: `Vagter, ${companyName}`,
    prodId: { company: 'Driftig', product: 'Kalender', language: 'DA' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: hourly,
  });
  const stamp = new Date(`${today}T00:00:00Z`);
  for (const event of events)
    calendar.createEvent({
      id: `${event.uid}@driftig`,
      sequence: event.sequence,
      stamp,
      start: new Date(event.start),
      end: new Date(event.end),
      allDay: event.isAllDay,
      summary: event.title,
      ...(event.place === '' ? {} : { location: event.place }),
      ...(event.orderNumber === undefined ? {} : { url: `${siteUrl}/order/${event.orderNumber}` }),
    });
  return calendar.toString();
}
