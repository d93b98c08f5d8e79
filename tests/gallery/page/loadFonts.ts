import arabic from "@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2?url"
import latinExtended from "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url"
import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url"

const family = "Gallery"
const ranges = {
  latin: "U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC, U+2122, U+2212",
  latinExtended: "U+0100-0130, U+0132-0151, U+0154-02FF, U+1E00-1EFF",
  arabic: "U+0600-06FF, U+0750-077F, U+08A0-08FF, U+FB50-FDFF, U+FE70-FEFF"
}

/** Draws everything in a font with every weight: the packaged browser knows none that is bold. */
export const loadFonts = async (): Promise<void> => {
  const faces = [
    { url: latin, unicodeRange: ranges.latin },
    { url: latinExtended, unicodeRange: ranges.latinExtended },
    { url: arabic, unicodeRange: ranges.arabic }
  ].map(({ url, unicodeRange }) => new FontFace(family, `url(${url})`, { unicodeRange, weight: "100 900" }))
  for (const face of faces) document.fonts.add(face)
  await Promise.all(faces.map((face) => face.load()))
  document.documentElement.style.setProperty("--latchkey-font", family)
}
