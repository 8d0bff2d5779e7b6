/** The size of the film's picture. The caption has the lowest part of it. */
export const frameSize = { width: 1280, height: 800 } as const;
export const captionHeight = 72;

/** The page that the film is taken of: a picture of the product, on a computer or a phone, its caption and a pointer. `font` is the site's. */
export const stagePage = (font: Buffer) => `<!doctype html><html lang="da"><style>
  @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font.toString('base64')}) }
  * { box-sizing: border-box; margin: 0 }
  body { width: ${frameSize.width}px; height: ${frameSize.height}px; overflow: hidden; background: #dcece4;
    font-family: Inter; position: relative }
  #screen { position: absolute; display: block; background: #fff }
  body[data-on='computer'] #screen { inset: 0 0 auto 0; width: 1280px; height: ${frameSize.height - captionHeight}px }
  body[data-on='phone'] #screen { left: 460px; top: 22px; width: 360px; height: 684px; border-radius: 34px;
    box-shadow: 0 0 0 10px #101412, 0 18px 50px #0b3a2640 }
  #caption { position: absolute; inset: auto 0 0 0; height: ${captionHeight}px; background: #17382a; color: #fff;
    display: flex; align-items: center; justify-content: center; gap: 18px; font-size: 27px; font-weight: 500 }
  #caption b { font-size: 18px; font-weight: 600; color: #a9d6c0 }
  #pointer { position: absolute; width: 26px; height: 26px; margin: -2px 0 0 -4px; z-index: 2 }
  body[data-on='phone'] #pointer { width: 34px; height: 34px; margin: -17px; border-radius: 50%; background: #17382a66;
    border: 2px solid #fff }
  body[data-on='phone'] #pointer svg { display: none }
  #pointer[data-down]::after { content: ''; position: absolute; inset: -14px auto auto -12px; width: 34px; height: 34px;
    border-radius: 50%; background: #1d6f4d55 }
  body[data-on='phone'] #pointer[data-down] { background: #17382acc }
  body[data-on='phone'] #pointer::after { display: none }
</style><body><img id="screen" alt=""><div id="caption"><b></b><span></span></div>
<div id="pointer"><svg viewBox="0 0 24 24" width="26" height="26"><path d="M4 2v17l4.6-4.4 3 7 3-1.3-3-6.8H18z"
  fill="#111" stroke="#fff" stroke-width="1.5"/></svg></div></body></html>`;
