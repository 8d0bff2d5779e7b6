declare module 'libheif-js' {
  interface Pixels {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Fills `pixels` and gives it to `done`, or null where the picture is damaged. */
    display(pixels: Pixels, done: (shown: Pixels | null) => void): void;
  }
  const libheif: { readonly HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } };
  export default libheif;
}
