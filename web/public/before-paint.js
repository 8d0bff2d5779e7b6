// Runs before the first paint. A file of its own because the content security policy allows no
// inline script.
(function () {
  var page = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be switched off: then nothing is remembered.
      return null;
    }
  };

  // A chosen scheme never flashes the other one.
  var scheme = read('ui.scheme');
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  page.setAttribute('data-mantine-color-scheme', scheme);

  // Who was logged in here last time gets the application and not the front page.
  if (location.pathname === '/' && read('session') !== null) page.setAttribute('data-known', '');

  // The build does not know where it will be served.
  var canonical = document.querySelector('link[rel="canonical"]');
  if (canonical !== null) canonical.href = new URL(canonical.getAttribute('href'), location.origin);

  // A button that is pressed before the page's code has come is pressed again then: replay-early-click.ts.
  // Caught on the way down: React stops a press on what it has not taken over yet, and forgets it.
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
