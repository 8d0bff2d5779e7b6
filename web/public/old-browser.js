// Loaded by before-paint.js in a browser that is older than the site works in (oldest-browsers.ts). It says so
// before anything is painted; <plaintext> keeps the rest of the page from being read as a page.
document.write(
  '<body style="margin:0;padding:24px;font:16px/24px system-ui,sans-serif;color:#111513;background:#fafaf7">' +
    '<h1 style="font-size:22px;line-height:30px">Din browser er for gammel til Driftig</h1>' +
    '<p>Opdater telefonen, computeren eller browseren, og åbn siden igen. Driftig virker på iPhone og iPad fra iOS 16.4 ' +
    'og i Safari fra 16.4, Chrome og Edge fra 111 og Firefox fra 128.</p>' +
    '<plaintext hidden>',
);
