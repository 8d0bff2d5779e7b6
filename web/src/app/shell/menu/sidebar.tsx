import { Wordmark } from '../../../ui/display/wordmark.tsx';
import type { Group, Screen } from '../../screen.ts';
import { screensFor } from '../../screens-for.ts';
import { useUser } from '../../../api/session/session.ts';
import { CompanyBox } from './company-box.tsx';
import { NavItem } from './nav-item.tsx';
import { SidebarFoot } from './sidebar-foot.tsx';
import classes from './sidebar.module.css';

interface Section {
  readonly group: Group | undefined;
  readonly screens: readonly Screen[];
}

/** Groups adjacent screens with the same group, in the order of the table. */
function sectionsOf(shown: readonly Screen[]): readonly Section[] {
  const sections: { group: Group | undefined; screens: Screen[] }[] = [];
  for (const screen of shown) {
    const last = sections.at(-1);
    if (last !== undefined && last.group === screen.nav?.group) last.screens.push(screen);
    else sections.push({ group: screen.nav?.group, screens: [screen] });
  }
  return sections;
}

export function Sidebar({ onChosen }: { onChosen?: () => void }) {
  const user = useUser();
  const shown = screensFor(user).filter((screen) => screen.nav !== undefined);
  return (
    <div className={classes.sidebar}>
      <div className={classes.brand}>
        <Wordmark />
      </div>
      <CompanyBox />
      <nav className={classes.nav} aria-label="Hovedmenu">
        {sectionsOf(shown).map((section) => (
          <div key={section.group ?? section.screens[0]?.path} className={classes.section}>
            {section.group ? <p className={classes.group}>{section.group}</p> : null}
            {section.screens.map((screen) => (
              <NavItem key={screen.path} screen={screen} onChosen={onChosen} />
            ))}
          </div>
        ))}
      </nav>
      <SidebarFoot onChosen={onChosen} />
    </div>
  );
}
