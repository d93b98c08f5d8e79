// Signs that draw nothing, draw as another does, or turn round what stands beside them: somebody could hide with them what a text says.
const HIDDEN =
  /[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{a0}\u{1680}\u{2000}-\u{200a}\u{202f}\u{205f}\u{115f}\u{1160}\u{3164}\u{ffa0}]/gu

const written = (sign: string) => (sign === "\\" ? "\\\\" : `\\u{${sign.codePointAt(0)!.toString(16)}}`)

/** A text with everything in it that one would not see written out: no two texts look the same. Lines stay lines. */
export const visibleText = (text: string): string =>
  text.replaceAll(HIDDEN, (sign) => (sign === "\n" ? sign : written(sign)))

/** A text on one line, so that it draws nothing but itself. */
export const oneLine = (text: string): string => text.replaceAll(HIDDEN, written)

/** A text on one line, between the marks that say where it begins and ends. */
export const quoted = (text: string): string => `"${oneLine(text).replaceAll('"', '\\"')}"`

/** Bytes as the text that they are; undefined if they are not text. */
export const textOfBytes = (bytes: Uint8Array): string | undefined => {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
    return /[\p{Cc}]/u.test(text.replaceAll(/[\n\r\t]/g, "")) ? undefined : text
  } catch {
    return undefined
  }
}
