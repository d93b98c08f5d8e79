/** A URL; undefined where a text is none. The frame's page runs in browsers that lack `URL.canParse`. */
export const readUrl = (text: string): URL | undefined => {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
