// Runs before the first paint. A separate file, because the content security policy allows no inline
// scripts.
(function () {
  // A function that the oldest supported versions of Safari, Firefox and Chrome all brought (oldest-browsers.ts).
  // Syntax of this file is old enough to be read by the browsers that it turns away.
  if (!('resize' in ArrayBuffer.prototype)) {
    document.write('<script src="/old-browser.js"></script>');
    return;
  }
  var page = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      // localStorage is blocked.
      return error && null;
    }
  };

  // Set before the first paint, so that the wrong colour scheme never flashes.
  var scheme = read('ui.scheme');
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  page.setAttribute('data-mantine-color-scheme', scheme);

  // Safari may have emptied localStorage since; the server's cookie says it, too (known-cookie.ts).
  var isKnown = [read('session'), /__Host-driftig_known=/.exec(document.cookie)].some(Boolean);

  // A browser that was logged in before gets the application, so the front page is hidden.
  if (location.pathname === '/' && isKnown) page.setAttribute('data-known', '');

  // The session is asked for before the code that reads it is there (check-session.ts takes it). Not
  // where nobody is asked: on public pages, and where a browser that never logged in comes in.
  var path = location.pathname;
  var isPublic = /^\/(info|book)\//.test(path);
  var isEntrance = /^\/((signup|confirm|not-found)(\/.*)?)?$/.test(path);
  if (!isPublic && (!isEntrance || (location.hash === '' && isKnown))) {
    window.earlySession = fetch('/auth/check-auth', {
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(35000),
    });
    // Who takes it sees the failure.
    window.earlySession.catch(function () {});
  }

  // What every screen needs (page-assets.ts), before the entry asks for it.
  if (!isPublic) {
    document.querySelectorAll('link[data-rel]').forEach(function (link) {
      link.rel = link.getAttribute('data-rel');
    });
  }

  // The screen of the address (app-screens.ts): what its page says whatever its data are is painted
  // before any code is there (splash.tsx), and the page's files come beside those of the application.
  var list = document.getElementById('screens');
  var screens = list === null ? { addresses: [] } : JSON.parse(list.textContent);
  var screen = screens.addresses.find(function (one) {
    return new RegExp(one[0]).test(path);
  });
  if (screen !== undefined) {
    var shown = screen[2].at(read('session') === 'employee' ? -1 : 0);
    page.setAttribute('data-screen', '');
    paint('title', screen[1]);
    paintText(shown[1]);
    shown[0].forEach(preload);
  }

  function paint(name, value) {
    page.style.setProperty('--screen-' + name, JSON.stringify(value));
  }

  function paintText(text) {
    if (!text.purpose) return;
    page.setAttribute('data-head', text.search ? 'list' : text.beside ? 'beside' : 'purpose');
    paint('purpose', text.purpose.replace('{day}', today));
    if (text.search) paint('search', text.search);
  }

  // As the dashboard writes it, but by the clock of the device: Danish time would be asked of Intl, whose
  // first answer costs a phone 40 ms.
  function today() {
    var now = new Date();
    var day = screens.weekdays[now.getDay()] + ' den ' + now.getDate() + '. ';
    return day + screens.months[now.getMonth()] + ' ' + now.getFullYear() + '.';
  }

  function preload(index) {
    var link = document.createElement('link');
    var isStyle = screens.files[index].endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    // run-in-slices.ts runs these after the application's.
    link.setAttribute('data-rel', '');
    link.crossOrigin = '';
    link.href = '/' + screens.files[index];
    document.head.append(link);
  }

  // The build does not know the origin, so the canonical link is made absolute here.
  var canonical = document.querySelector('link[rel="canonical"]');
  if (canonical !== null) canonical.href = new URL(canonical.getAttribute('href'), location.origin);

  // Records a click on a button before hydration; replay-early-click.ts clicks it again afterwards. In
  // the capture phase, because React stops and drops clicks on content it has not hydrated yet.
  addEventListener(
    'click',
    function (event) {
      var button = event.target.closest('button');
      if (button === null || page.hasAttribute('data-ready')) return;
      event.preventDefault();
      event.stopPropagation();
      button.setAttribute('data-pressed', '');
    },
    true,
  );
})();
