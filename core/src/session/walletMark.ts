/**
 * A short mark of what a wallet showed of itself: its name and its picture. An id is a name that anybody may take; the
 * mark tells whether who stands under it now looks as the one did that was connected here.
 */
export const walletMark = ({
  name,
  icon = ""
}: {
  readonly name: string
  readonly icon?: string
}): string => {
  const text = `${name}\n${icon}`
  let [low, high] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 2_654_435_761)
    high = Math.imul(high ^ code, 1_597_334_677)
  }
  return `${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`
}
