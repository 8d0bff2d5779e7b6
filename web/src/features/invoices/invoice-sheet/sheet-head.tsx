import { factRows } from '@driftig/documents/invoice-document';
import type {
  DocumentFact,
  DocumentOrder,
  DocumentParty,
  InvoiceDocument,
} from '@driftig/documents/invoice-document.types';

import { useCompanyLogo } from '../../../api/queries/company-logo.ts';
import type { SheetHoles } from './sheet-holes.ts';
import classes from './sheet-head.module.css';

interface SheetHeadProps {
  document: InvoiceDocument;
  holes: SheetHoles;
}

export function SheetHead({ document, holes }: SheetHeadProps) {
  const logo = useCompanyLogo();
  // A wide logo usually contains the name; the PDF does the same.
  const wide = logo !== undefined && logo.width > 2 * logo.height;
  return (
    <header>
      <div className={classes.top}>
        <p className={classes.brand}>
          {holes.logo}
          {logo ? (
            <img src={logo.dataUrl} alt={document.seller.name} className={classes.logo} />
          ) : null}
          {wide ? null : document.seller.name}
        </p>
        <div className={classes.titles}>
          <h2 className={classes.title}>{document.title}</h2>
          {document.subtitle ? <p className={classes.subtitle}>{document.subtitle}</p> : null}
          {document.mark ? <p className={classes.mark}>{document.mark}</p> : null}
        </div>
      </div>
      <div className={classes.parties}>
        {holes.buyer ?? <Party party={document.buyer} />}
        <Party party={document.seller} />
      </div>
      <div className={classes.facts}>
        {factRows(document.facts).map((row) => (
          <Facts key={row[0]?.label} facts={row} />
        ))}
      </div>
      {document.order ? <Order order={document.order} /> : null}
    </header>
  );
}

function Facts({ facts }: { facts: readonly DocumentFact[] }) {
  return (
    <dl>
      {facts.map(({ label, value, wide }) => (
        <div key={label} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Order({ order }: { order: DocumentOrder }) {
  return (
    <section className={classes.order} aria-label={order.title}>
      <p className={classes.label}>{order.title}</p>
      <div>
        {order.when ? <p className={classes.when}>{order.when}</p> : null}
        {order.description.length > 0 ? (
          <p className={classes.description}>{order.description.join('\n')}</p>
        ) : null}
      </div>
    </section>
  );
}

function Party({ party }: { party: DocumentParty }) {
  return (
    <address className={classes.party}>
      <span className={classes.label}>{party.label}</span>
      <strong>{party.name}</strong>
      {party.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {party.cvr ? <span className={classes.cvr}>{party.cvr}</span> : null}
    </address>
  );
}
