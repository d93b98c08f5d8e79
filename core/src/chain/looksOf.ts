/** Letters of other scripts, digits and signs that are drawn as a Latin capital is, or nearly so. */
const LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "AАΑ",
    "BВΒ",
    "CСϹ",
    "DԀ",
    "EЕΕ",
    "GԌ",
    "HНΗ",
    "IІΙӀL1|!",
    "JЈͿ",
    "KКΚ",
    "MМΜϺ",
    "NΝ",
    "OОΟ0",
    "PРΡ",
    "QԚ",
    "SЅ$",
    "TТΤ₮",
    "WԜ",
    "XХΧ",
    "YУΥҮ",
    "ZΖ"
  ].flatMap(([latin = "", ...others]) => others.map((other) => [other, latin]))
)

/**
 * What a name or a symbol looks like, to compare it with another: of two that a visitor may take for each other it is the same.
 * Neither case nor accents, spaces and invisible characters count, and letters of other scripts are as the Latin ones that they
 * look like. Empty where nothing of the text is left.
 */
export const looksOf = (text: string): string =>
  [...text.normalize("NFKD").toUpperCase()]
    .map((character) => LIKE[character] ?? character)
    .filter((character) => /[\p{L}\p{N}]/u.test(character))
    .join("")
