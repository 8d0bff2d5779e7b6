import type { Locator, Page } from 'playwright-core';

import { filmCaptions } from '../../web/src/features/landing/film/film-captions.ts';
import { photograph } from '../support/browser/receipt-photo.ts';
import { onComputer, onPhone, type Actor, type Stage } from './stage.ts';

interface Cast {
  readonly stage: Stage;
  /** The manager at a computer. */
  readonly office: Page;
  /** The manager's phone. */
  readonly phone: Page;
  /** The phone of an employee. */
  readonly employeesPhone: Page;
}

const filmSeconds = 40;

const inFront = (page: Page) => page.getByRole('dialog').filter({ visible: true }).last();
const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name }).filter({ visible: true }).first();

const turn = ({ stage }: Cast, actor: Actor, part: number) =>
  stage.turnTo(actor, `${part} af ${filmCaptions.length}`, filmCaptions[part - 1] ?? '');

/** An order becomes an invoice, from which its paid deposit is taken, and which is sent. */
export async function invoiceOrder(cast: Cast, order: number): Promise<void> {
  const { stage, office } = cast;
  await office.goto(`/order/${order}`);
  await turn(cast, onComputer(office), 1);
  await stage.hold(2.4);
  const invoice = office.getByRole('link', { name: 'Fakturer' });
  await stage.press(invoice.or(button(office, 'Fakturer')).first(), 2.6);
  await stage.press(button(office, 'Gem faktura'), 0.8);
  await stage.press(button(inFront(office), /^Send til/), 1.2);
  await stage.press(inFront(office).getByRole('button', { name: 'Send', exact: true }), 1.8);
}

/** An employee registers the day on a phone. */
export async function registerHours(cast: Cast): Promise<void> {
  const { stage, employeesPhone: phone } = cast;
  await phone.goto('/timereg');
  await turn(cast, onPhone(phone), 2);
  await stage.hold(1.4);
  await stage.press(button(phone, 'Registrer i dag'), 1.2);
  await stage.press(button(inFront(phone), 'Gem'), 1.7);
}

/** The manager approves the hours. */
export async function approveHours(cast: Cast): Promise<void> {
  const { stage, office } = cast;
  await office.goto('/approvehours?status=pending');
  await turn(cast, onComputer(office), 3);
  await stage.hold(1.2);
  await stage.press(button(office, /^Godkend Jonas Bak/), 1.8);
}

/** A photo of a receipt is read on the phone. */
export async function photographReceipt(cast: Cast, bill: readonly string[]): Promise<void> {
  const { stage, phone } = cast;
  await phone.goto('/receipts?new=1');
  const photo = await photograph(phone, bill);
  await phone.locator('[role=dialog] input[capture]').setInputFiles(photo);
  await button(inFront(phone), 'Brug udsnittet').waitFor();
  await turn(cast, onPhone(phone), 4);
  await stage.hold(1.2);
  await stage.point(button(inFront(phone), 'Brug udsnittet'));
  await button(inFront(phone), 'Brug udsnittet').click();
  await inFront(phone).getByText('Tjek de felter, der er aflæst.').waitFor();
  await stage.hold(2.4);
  await stage.press(button(inFront(phone), 'Upload kvittering'), 0.8);
}

/** The receipt of the photo is approved and posted at a computer. */
export async function postReceipt(cast: Cast, company: string): Promise<void> {
  const { stage, office } = cast;
  await office.goto('/accountant');
  await office.getByRole('button', { name: 'Receipts', exact: true }).click();
  await inFront(office).getByText(company).first().waitFor();
  await turn(cast, onComputer(office), 4);
  await stage.hold(0.8);
  await stage.press(inFront(office).getByRole('button', { name: 'Godkend' }).first(), 0.6);
  await stage.press(inFront(office).getByRole('button', { name: 'Bogfør' }).first(), 0.6);
  for (const [label, option] of accounts) {
    await inFront(office).getByRole('combobox', { name: label }).click();
    await office.getByRole('option', { name: option }).click();
  }
  await stage.hold(1);
  await stage.press(inFront(office).getByRole('button', { name: 'Bogfør', exact: true }), 1.6);
}

const accounts = [
  ['Konto, debet', /^1610/],
  ['Modkonto, kredit', /^6480/],
] as const;

/** The boxes of a VAT period, ready to be reported. */
export async function showVat(cast: Cast): Promise<void> {
  const { stage, office } = cast;
  await office.goto('/accountant');
  await turn(cast, onComputer(office), 5);
  await stage.hold(0.6);
  await stage.press(button(office, 'Create report'), 0.5);
  await inFront(office).getByLabel('Rapport').selectOption('Moms');
  await inFront(office).getByText('Felterne i TastSelv').waitFor();
  await stage.hold(filmSeconds - stage.seconds);
}
