// Default export: loaded when it is opened.
import { tripRoutes } from '@driftig/contracts/accounting/trips';
import { tripTotal } from '@driftig/domain/accounting/trip';
import { yearOf, danishDate } from '@driftig/domain/dates';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { usePages } from '../../../api/queries/pages.ts';
import { filterYears } from '../../../ui/data-table/filters/date-filters.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { BookList } from '../lists/book-list.tsx';
import { BookRow } from '../lists/book-row.tsx';
import { useBookFilter } from '../lists/use-book-filter.ts';
import type { Trip } from '../queries.ts';
import { TripDetails } from './trip-details.tsx';
import { tripDays } from './trip-days.ts';
import { TripForm } from './trip-form.tsx';
import { texts } from './texts.ts';

const years = filterYears(yearOf(danishDate(new Date().toISOString())));
const choice = {
  label: texts.year,
  all: texts.allYears,
  options: years.map((year) => ({ value: year, label: year })),
  matches: ({ startDate, endDate }: Trip, year: string) =>
    startDate.startsWith(year) || endDate.startsWith(year),
};

/** The trips of the company (product B25). */
export default function TripsDialog({ onClose }: { onClose: () => void }) {
  const list = useBookFilter();
  const loaded = usePages(tripRoutes.listTrips, { query: {} });
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState<Trip>();
  const [removed, setRemoved] = useState<Trip>();
  return (
    <Dialog opened onClose={onClose} title={texts.title} size={880}>
      <BookList
        label={texts.title}
        search={texts.search}
        empty={texts.empty}
        list={list}
        loaded={loaded}
        searched={({ title, location }) => `${title} ${location}`}
        dateOf={({ startDate }) => startDate}
        choice={choice}
        add={{ label: texts.add, onAdd: () => setAdding(true) }}
        rowId={({ id }) => id}
      >
        {(trip) => (
          <BookRow
            name={trip.title}
            facts={`${trip.location} · ${tripDays(trip)} · ${texts.links(trip.links)}`}
            figures={<Amount ore={tripTotal(trip)} />}
            onOpen={() => setShown(trip)}
            actions={
              <Button
                size="xs"
                leftSection={<IconTrash size={16} />}
                disabled={trip.links > 0}
                title={trip.links > 0 ? texts.linkedReason : undefined}
                onClick={() => setRemoved(trip)}
              >
                {texts.remove}
              </Button>
            }
          />
        )}
      </BookList>
      {adding ? <TripForm onClose={() => setAdding(false)} /> : null}
      {shown === undefined ? null : (
        <TripDetails trip={shown} onClose={() => setShown(undefined)} />
      )}
      <RemoveTrip trip={removed} onClose={() => setRemoved(undefined)} />
    </Dialog>
  );
}

function RemoveTrip({ trip, onClose }: { trip: Trip | undefined; onClose: () => void }) {
  const remove = async () => {
    if (trip === undefined) return;
    const { message } = await call(tripRoutes.deleteTrip, { params: { id: trip.id } });
    toastSuccess(message);
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.deleteFailed)}>
      <ConfirmDialog
        opened={trip !== undefined}
        onClose={onClose}
        onConfirm={remove}
        title={texts.deleteTitle(trip?.title ?? '')}
        confirmLabel={texts.remove}
        danger
      >
        {texts.deleteText}
      </ConfirmDialog>
    </ErrorTextContext>
  );
}
