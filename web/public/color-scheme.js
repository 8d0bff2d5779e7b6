// Runs before the first paint, so that a chosen scheme never flashes the other one. A file of its
// own because the content security policy allows no inline script.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('ui.scheme');
  } catch {
    // Storage may be switched off; the system's scheme is used.
  }
  if (chosen !== 'light' && chosen !== 'dark') {
    chosen = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', chosen);
})();
