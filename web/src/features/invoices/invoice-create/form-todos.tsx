import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';

import { fieldLabel } from './field-label.ts';
import classes from './form-todos.module.css';
import { missingPaths } from './progress.ts';
import { bySection, placeOf, sections } from './sections.ts';
import { texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';
import { addressOf } from './use-section-navigation.ts';
import type { Place } from './use-section-navigation.ts';
import { useShownFaults } from './use-shown-errors.ts';

interface OpenPointsProps {
  form: InvoiceForm;
  goTo: Place['goTo'];
}

/** What is wrong and what is not there yet, tab by tab; each is the way to its field. */
export function OpenPoints({ form, goTo }: OpenPointsProps) {
  const faults = useShownFaults(form);
  const missing = useWatch({ control: form.control, compute: (now) => missingPaths(now as never) });
  const wrong = Object.keys(faults).filter((path) => placeOf(path) !== undefined);
  const lacking = missing.filter((path) => !(path in faults));
  return (
    <div className={classes.points} data-empty={wrong.length + lacking.length === 0 || undefined}>
      <p className={classes.count} role="status">
        {wrong.length > 0 ? (
          <>
            <IconAlertCircle size={16} stroke={1.8} aria-hidden="true" />
            {texts.faultCount(wrong.length)}
          </>
        ) : null}
      </p>
      <Points label={texts.faultsLabel} paths={wrong}>
        {(path) => (
          <PointLink key={path} path={path} goTo={goTo}>
            {texts.fault(fieldLabel(path), faults[path] ?? '')}
          </PointLink>
        )}
      </Points>
      {lacking.length > 0 ? <p className={classes.heading}>{texts.missing}</p> : null}
      <Points label={texts.missing} paths={lacking} quiet>
        {(path) => (
          <PointLink key={path} path={path} goTo={goTo}>
            {fieldLabel(path)}
          </PointLink>
        )}
      </Points>
    </div>
  );
}

interface PointsProps {
  label: string;
  paths: readonly string[];
  /** In one line per tab, as nothing has gone wrong yet. */
  quiet?: boolean;
  children: (path: string) => ReactNode;
}

function Points({ label, paths, quiet = false, children }: PointsProps) {
  if (paths.length === 0) return null;
  const found = bySection(paths);
  return (
    <div role="group" aria-label={label} className={classes.list} data-quiet={quiet || undefined}>
      <dl>
        {sections.map((section) =>
          found[section].length === 0 ? null : (
            <div key={section}>
              <dt>{texts.tabs[section]}</dt>
              <dd>{found[section].map(children)}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}

interface PointProps {
  path: string;
  goTo: Place['goTo'];
  children: ReactNode;
}

function PointLink({ path, goTo, children }: PointProps) {
  return (
    <Link
      to={addressOf(path)}
      className={classes.link}
      onClick={(event) => {
        event.preventDefault();
        goTo(path);
      }}
    >
      {children}
    </Link>
  );
}
