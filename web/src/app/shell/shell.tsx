import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { BottomBar } from './menu/bottom-bar.tsx';
import { LostConnection } from './notices/lost-connection.tsx';
import { MobileMenu } from './menu/mobile-menu.tsx';
import classes from './shell.module.css';
import type { OpenSearch } from './search/search-button.tsx';
import { ShortcutKeys } from './shortcut-keys.tsx';
import { SecondFactorNotice } from './notices/second-factor-notice.tsx';
import { Sidebar } from './menu/sidebar.tsx';
import { SuspendedNotice } from './notices/suspended-notice.tsx';
import { UnconfirmedNotice } from './notices/unconfirmed-notice.tsx';
import { TopBar } from './top-bar.tsx';
import { useMenuOpened } from './menu/use-menu-opened.ts';
import { useStickyTop } from './use-sticky-top.ts';

/**
 * The layout with sidebar, top bar and page. The window scrolls; sidebar and top bar are sticky.
 */
export function Shell({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDialogElement>(null);
  const [keysOpened, setKeysOpened] = useState(false);
  const openKeys = useCallback(() => setKeysOpened(true), []);
  const search = useRef<OpenSearch>(null);
  const { open: openMenu, close: closeMenu, hide: hideMenu } = useMenuOpened(menu);
  const top = useStickyTop();
  return (
    <div className={classes.shell} data-shell>
      <a className={classes.skip} href="#content">
        Spring til indhold
      </a>
      <aside className={classes.side}>
        <Sidebar />
      </aside>
      <MobileMenu
        ref={menu}
        onClose={closeMenu}
        onLeave={hideMenu}
        onSearch={() => search.current?.open()}
        onShowKeys={() => {
          closeMenu();
          openKeys();
        }}
      />
      <div className={classes.main}>
        <header ref={top} className={classes.top}>
          <TopBar onOpenMenu={openMenu} onShowKeys={openKeys} search={search} />
          <LostConnection />
          <SuspendedNotice />
          <UnconfirmedNotice />
          <SecondFactorNotice />
        </header>
        <main id="content" tabIndex={-1} aria-labelledby="page-title" className={classes.content}>
          {children}
        </main>
      </div>
      <BottomBar />
      <ShortcutKeys opened={keysOpened} onOpen={openKeys} onClose={() => setKeysOpened(false)} />
    </div>
  );
}
