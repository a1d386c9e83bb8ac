/** Below dist/. Fonts as plain TrueType files: the library that draws pictures reads nothing else, the PDF's is fastest. */
export const DRAWING_FONTS_FOLDER = "drawing-fonts";

export const DRAWING_FONTS = {
  serif: "source-serif-4-latin-600-normal.ttf",
  sans: "instrument-sans-latin-400-normal.ttf",
  bold: "instrument-sans-latin-600-normal.ttf",
} as const;
