// Signs that draw nothing, or turn round what stands beside them: somebody could hide with them what a text says.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{115f}\u{1160}\u{3164}\u{ffa0}]/gu

/** A text with everything in it that one would not see written out. Lines stay lines. */
export const visibleText = (text: string): string =>
  text
    .replaceAll("\r\n", "\n")
    .replaceAll(HIDDEN, (sign) =>
      sign === "\n" || sign === "\t" ? sign : `\\u{${sign.codePointAt(0)!.toString(16)}}`
    )

/** Bytes as the text that they are; undefined if they are not text. */
export const textOfBytes = (bytes: Uint8Array): string | undefined => {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
    return /[\p{Cc}]/u.test(text.replaceAll(/[\n\r\t]/g, "")) ? undefined : text
  } catch {
    return undefined
  }
}
