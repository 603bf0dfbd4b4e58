declare module 'subset-font' {
  /** A font with only the glyphs of `text`, its axes narrowed to what is named, and only the OpenType features of `keepFeatures`. */
  const subsetFont: (
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
      readonly keepFeatures?: readonly string[];
    },
  ) => Promise<Buffer>;

  export { subsetFont as default };
}
