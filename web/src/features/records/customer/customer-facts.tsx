import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { customers } from '@driftig/contracts/records/types/customers';
import {
  IconBarcode,
  IconCalendarDollar,
  IconId,
  IconMail,
  IconMapPin,
  IconPhone,
  IconTag,
  IconUser,
} from '@tabler/icons-react';

import { numberOf, textOf } from '@driftig/domain/lists/row-values';
import {
  FactList,
  mailFact,
  phoneFact,
  type Fact,
} from '../../../shared/record-screens/pages/fact-list.tsx';
import { titleOf } from '../../../shared/record-screens/list/record-columns.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import classes from './customer.module.css';
import { texts } from './texts.ts';

const { fields } = customers;

function addressOf(customer: RecordAnswer): string {
  const text = (name: string) => textOf(customer, name);
  const place = [text('zipcode'), text('town')].filter(Boolean).join(' ');
  return [text('address'), place, text('country')].filter(Boolean).join('\n');
}

function contactFacts(customer: RecordAnswer): readonly Fact[] {
  const person = textOf(customer, 'company') === '' ? '' : textOf(customer, 'fullName');
  return [
    { label: 'Kontaktperson', icon: IconUser, value: person },
    { label: fields.phone.label, icon: IconPhone, value: phoneFact(textOf(customer, 'phone')) },
    { label: fields.email.label, icon: IconMail, value: mailFact(textOf(customer, 'email')) },
    { label: fields.address.label, icon: IconMapPin, value: addressOf(customer) },
  ];
}

function invoicingFacts(customer: RecordAnswer): readonly Fact[] {
  const days = numberOf(customer, 'paymentDays');
  const cvr = textOf(customer, 'cvr');
  const isCompany = textOf(customer, 'company') !== '';
  const missing = isCompany ? <span className={classes.missing}>Mangler</span> : '';
  return [
    { label: fields.cvr.label, icon: IconId, value: cvr === '' ? missing : cvr },
    { label: fields.gln.label, icon: IconBarcode, value: textOf(customer, 'gln') },
    {
      label: 'Betalingsfrist',
      icon: IconCalendarDollar,
      value: days === 0 ? '' : `${days} ${days === 1 ? 'dag' : 'dage'} netto`,
    },
    { label: fields.reference.label, icon: IconTag, value: textOf(customer, 'reference') },
  ];
}

/** The customer's contact details, invoice details and note. */
export function CustomerFacts({ customer }: { customer: RecordAnswer }) {
  const name = titleOf(customers, customer);
  const note = textOf(customer, 'description');
  return (
    <section className={classes.facts} aria-label={texts.facts}>
      <div className={classes.head}>
        <Avatar name={name} size={40} square />
        <b>{name}</b>
      </div>
      <div className={classes.part}>
        <FactList facts={contactFacts(customer)} />
      </div>
      <div className={classes.part}>
        <FactList facts={invoicingFacts(customer)} />
      </div>
      {note === '' ? null : (
        <div className={classes.part}>
          <FactList wide facts={[{ label: 'Note', value: note }]} />
        </div>
      )}
    </section>
  );
}
