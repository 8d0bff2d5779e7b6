import { Button } from '@mantine/core';
import { IconClockPlus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';

import { errorIdOf } from '../../api/errors.ts';
import { paths } from '../../paths.ts';
import { registerHours } from '../../shared/staffing/register-link.ts';
import { FactList } from '../../shared/record-screens/pages/fact-list.tsx';
import { MapLink, SiteContact } from '../../shared/record-screens/pages/site-links.tsx';
import { RecordPage } from '../../shared/record-screens/pages/record-page.tsx';
import { Faces } from '../../shared/staffing/faces.tsx';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { lateCard } from '../../ui/loading/late-card.tsx';
import type { PageParent } from '../../ui/layout/page-title.ts';
import { useToday } from '../../ui/time/use-today.ts';
import classes from './order/order.module.css';
import { ConversationButton } from './order/conversation-button.tsx';
import { placeTexts } from './order/place-texts.ts';
import { whenText } from './order/when-text.ts';
import { Gallery } from './pictures/gallery.tsx';
import { PictureDialogs, type Opened } from './pictures/picture-dialogs.tsx';
import { picturesQuery } from './pictures/queries.ts';
import { texts as pictureTexts } from './pictures/texts.ts';
import { ownOrderQuery, type OwnOrder } from './queries.ts';
import { ownOrdersTexts } from './own-orders-texts.ts';
import { texts } from './texts.ts';

const OrderTasksCard = lateCard(() => import('./tasks/order-tasks-card.tsx'));

/** An order as its assigned employees see it: time, customer, address, note, tasks, pictures. */
export default function OwnOrderPage() {
  const { number = '' } = useParams();
  const query = useQuery(ownOrderQuery(number));
  return (
    <RecordPage
      key={number}
      query={query}
      list={{ title: ownOrdersTexts.title, path: paths.orders }}
      noun={texts.order(number)}
      gone={texts.notYours}
      goneHelp={texts.askPlanner}
    >
      {(order, parent) => <OwnOrder order={order} parent={parent} />}
    </RecordPage>
  );
}

function OwnOrder({ order, parent }: { order: OwnOrder; parent: PageParent }) {
  const { title, customer, place, note, startDate, startTime, endDate, endTime } = order;
  const { contactName, contactPhone } = order;
  const hasContact = contactName !== '' || contactPhone !== '';
  return (
    <Page
      title={title}
      parent={parent}
      purpose={texts.orderOf(order.number, customer)}
      actions={
        <>
          <RegisterButton order={order} />
          <ConversationButton orderNumber={order.number} />
        </>
      }
    >
      <div className={classes.own}>
        <Card>
          <FactList
            facts={[
              { label: texts.start, value: whenText(startDate, startTime) },
              { label: texts.end, value: whenText(endDate, endTime) },
              { label: texts.customer, value: customer || texts.noCustomer },
              {
                label: texts.where,
                value: place === '' ? texts.noPlace : <MapLink place={place} />,
              },
              {
                label: placeTexts.contact,
                value: hasContact ? <SiteContact name={contactName} phone={contactPhone} /> : '',
              },
              {
                label: texts.peopleOn,
                value: order.people.length === 0 ? '' : <Faces people={order.people} />,
              },
            ]}
          />
        </Card>
        <Card title={texts.note}>
          <p className={note === '' ? classes.dimmed : classes.text}>{note || texts.noNote}</p>
        </Card>
        <OrderTasksCard order={order} />
        <OwnPictures order={order} />
      </div>
    </Page>
  );
}

/** Opens the timesheet with a row of the order, from its first day on. */
function RegisterButton({ order }: { order: OwnOrder }) {
  const today = useToday();
  const { startDate, endDate } = order;
  if (startDate > today) return null;
  const date = endDate !== '' && endDate < today ? endDate : today;
  return (
    <Button
      component={Link}
      to={registerHours({ ...order, date })}
      leftSection={<IconClockPlus size={18} stroke={1.6} />}
    >
      {texts.registerHours}
    </Button>
  );
}

function OwnPictures({ order }: { order: OwnOrder }) {
  const query = useQuery(picturesQuery(order.id));
  const [opened, setOpened] = useState<Opened>();
  const add = (
    <Button
      variant="filled"
      leftSection={<IconPlus size={18} stroke={1.6} />}
      onClick={() => setOpened('upload')}
    >
      {texts.addPictures}
    </Button>
  );
  const hasSome = (query.data?.images.length ?? 0) > 0;
  return (
    <Card title={texts.pictures} aside={hasSome ? add : null}>
      <QueryResult query={query} title={pictureTexts.failed} errorId={errorIdOf(query.error)}>
        {({ images }) => <Gallery orderId={order.id} images={images} action={add} />}
      </QueryResult>
      <PictureDialogs order={order} opened={opened} onOpen={setOpened} />
    </Card>
  );
}
