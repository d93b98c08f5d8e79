const MOST = 40

/**
 * The name of a passkey as it is kept: on one line, without signs that draw nothing but what joins letters, since lists and mails say
 * it; undefined where nothing is left of it.
 */
export const passkeyName = (text: string): string | undefined => {
  const name = text
    .replaceAll(/(?![\u200C\u200D])[\p{C}\p{Z}]+/gu, " ")
    .trim()
    .slice(0, MOST)
    .trim()
  return name === "" ? undefined : name
}
