import { locationOf } from './sections.ts';
import { texts } from '../texts.ts';

const lineLabels: Readonly<Record<string, string>> = {
  name: texts.lineName,
  description: texts.lineDescription,
  quantity: texts.quantity,
  price: texts.price,
  vatCode: texts.vatCode,
};

const otherNames: Readonly<Record<string, string>> = {
  customerId: texts.customer,
  name: texts.customerName,
};

/** The label of a field outside its context: 'Forfaldsdato', 'Pris, linje 2'. */
export function fieldLabel(path: string): string {
  const { group } = locationOf(path) ?? {};
  if (group === undefined) return otherNames[path] ?? plainLabel(path);
  const label = lineLabel(path);
  return group === 'items' ? label : `${texts.groups[group]}: ${label}`;
}

function lineLabel(path: string): string {
  const [kind, , next = '', column = ''] = path.split('.');
  if (kind === 'openLine') return texts.openLine;
  if (kind === 'adding') return texts.ofOpenLine(lineLabels[next] ?? texts.lineName);
  return texts.ofLine(lineLabels[column] ?? texts.lineName, Number(next) + 1);
}

/** Most labels are in `texts` under the name of the field. */
function plainLabel(path: string): string {
  const text = (texts as Readonly<Record<string, unknown>>)[path];
  return typeof text === 'string' ? text : texts.total;
}
