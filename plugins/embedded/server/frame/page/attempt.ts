/** What a call answers; undefined where it throws, as what a page may have replaced does at times. */
export const attempt = <T>(call: () => T): T | undefined => {
  try {
    return call()
  } catch {
    return undefined
  }
}
