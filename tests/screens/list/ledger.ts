import { inSequence, press, seeDialog } from '../acts.ts';
import type { Act, Screen } from '../shot.ts';

const choose =
  (label: string): Act =>
  async (page) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Rapport').selectOption(label);
    const shown =
      label === 'Moms' ? dialog.getByText('Felterne i TastSelv') : dialog.getByRole('table');
    await shown.first().waitFor();
  };

const report = (name: string, label: string, ...acts: readonly Act[]): Screen => ({
  name: `report-${name}`,
  path: '/accountant',
  widths: [360, 1440],
  whole: true,
  act: inSequence(press('Create report'), seeDialog('Create report'), choose(label), ...acts),
});

/** The card of receivables, which a line of the trial balance opens. */
const openReceivables: Act = async (page) => {
  const rows = page.getByRole('dialog').getByRole('table');
  await rows.getByRole('button', { name: /^6190/ }).click();
  const inFront = page.getByRole('dialog').last();
  await inFront.getByRole('button', { name: /Hvorfor dette tal/ }).click();
  await inFront.getByText('De ubetalte fakturaer i dag').waitFor();
};

/** Reports of the ledger and the card of an account. */
export const ledgerScreens: readonly Screen[] = [
  report('vat', 'Moms'),
  report('trial', 'Saldobalance'),
  report('result', 'Resultatopgørelse'),
  report('balance', 'Balance'),
  report('spending', 'Forbrug pr. konto'),
  report('debtors', 'Debitorer'),
  report('creditors', 'Kreditorer'),
  report('account', 'Saldobalance', openReceivables),
];
