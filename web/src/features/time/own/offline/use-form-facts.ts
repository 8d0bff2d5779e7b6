import { useEffect, useState } from 'react';

import { useUser } from '../../../../api/session/session.ts';
import type { ProjectLists } from '../../picker/use-projects.ts';
import { keepFormCopy, readFormCopy, type FormCopy } from './form-copy.ts';

interface Fetched {
  /** Undefined until loaded. */
  readonly settings: FormCopy['settings'] | undefined;
  readonly lists: ProjectLists;
  readonly recent: readonly string[];
}

/** The facts of the form: as fetched, which the device then keeps, and without a connection as it kept them. */
export function useFormFacts({ settings, lists, recent }: Fetched): Fetched {
  const { id } = useUser();
  const [copy] = useState(() => readFormCopy(id));
  const { projects } = lists;
  const used = recent.join(' ');
  useEffect(() => {
    if (settings === undefined || projects === undefined) return;
    const { isFlexOn, timeMode, standardHundredths } = settings;
    keepFormCopy(id, {
      settings: { isFlexOn, timeMode, standardHundredths },
      projects,
      recent: used.split(' '),
    });
  }, [id, settings, projects, used]);
  if (copy === undefined || !lists.hasFailed) return { settings, lists, recent };
  return {
    settings: settings ?? copy.settings,
    lists: { ...lists, projects: projects ?? copy.projects },
    recent: recent.length > 0 ? recent : copy.recent,
  };
}
