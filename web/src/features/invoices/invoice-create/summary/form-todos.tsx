import type { CompanySettings } from '@driftig/contracts/company/settings';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';

import { fieldLabel } from '../values/field-label.ts';
import classes from './form-todos.module.css';
import { isInSettings, missingText, needsOf } from '../values/needs.ts';
import { missingPaths } from '../values/progress.ts';
import { bySection, locationOf, workOrder } from '../values/sections.ts';
import { texts } from '../texts.ts';
import type { InvoiceForm } from '../values/use-invoice-form.ts';
import { urlOf } from '../tabs/use-section-navigation.ts';
import type { SectionNavigation } from '../tabs/use-section-navigation.ts';
import { useShownErrors } from '../values/use-shown-errors.ts';

interface FormTodosProps {
  form: InvoiceForm;
  settings: CompanySettings;
  goTo: SectionNavigation['goTo'];
}

/**
 * The errors and the missing fields of the form, grouped by tab, each with a link to its field. What
 * is missing is not said before the form is touched.
 */
export function FormTodos({ form, settings, goTo }: FormTodosProps) {
  const errors = useShownErrors(form);
  const { isDirty } = useFormState({ control: form.control });
  const compute = (now: unknown) => missingPaths(now as never, settings);
  const missing = useWatch({ control: form.control, compute });
  const invalid = Object.keys(errors).filter((path) => locationOf(path) !== undefined);
  const empty = isDirty ? missing.filter((path) => !(path in errors) || isInSettings(path)) : [];
  const missingNeeds = needsOf(empty);
  return (
    <div className={classes.points} data-empty={invalid.length + empty.length === 0 || undefined}>
      <p className={classes.count} role="status">
        {invalid.length > 0 ? (
          <>
            <IconAlertCircle size={16} stroke={1.8} aria-hidden="true" />
            {texts.errorCount(invalid.length)}
          </>
        ) : null}
      </p>
      <TodoList label={texts.errorsLabel} paths={invalid}>
        {(path) => (
          <TodoLink key={path} path={path} goTo={goTo}>
            {texts.fieldError(fieldLabel(path), errors[path] ?? '')}
          </TodoLink>
        )}
      </TodoList>
      {missingNeeds.length > 0 ? (
        <p className={classes.heading}>{missingText(missingNeeds)}</p>
      ) : empty.length > 0 ? (
        <p className={classes.heading}>{texts.missing}</p>
      ) : null}
      <TodoList label={texts.missing} paths={empty} quiet>
        {(path) => (
          <TodoLink key={path} path={path} goTo={goTo}>
            {fieldLabel(path)}
          </TodoLink>
        )}
      </TodoList>
    </div>
  );
}

interface TodoListProps {
  label: string;
  paths: readonly string[];
  /** A compact list, for missing fields that are not errors yet. */
  quiet?: boolean;
  children: (path: string) => ReactNode;
}

function TodoList({ label, paths, quiet = false, children }: TodoListProps) {
  if (paths.length === 0) return null;
  const found = bySection(paths);
  const elsewhere = paths.filter(isInSettings);
  return (
    <div role="group" aria-label={label} className={classes.list} data-quiet={quiet || undefined}>
      <dl>
        {workOrder.map((section) =>
          found[section].length === 0 ? null : (
            <div key={section}>
              <dt>{texts.tabs[section]}</dt>
              <dd>{found[section].map(children)}</dd>
            </div>
          ),
        )}
        {elsewhere.length > 0 ? (
          <div>
            <dt>{texts.inSettings}</dt>
            <dd>{elsewhere.map(children)}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}

interface TodoLinkProps {
  path: string;
  goTo: SectionNavigation['goTo'];
  children: ReactNode;
}

function TodoLink({ path, goTo, children }: TodoLinkProps) {
  return (
    <Link
      to={urlOf(path)}
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
