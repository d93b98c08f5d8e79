const MAX_DIGITS = 64

/** The long, lower-case form of a Sui address: `0x` and 64 hexadecimal digits. Sui addresses carry no checksum. */
export const parseSuiAddress = (text: string): string | undefined => {
  const digits = /^0x([0-9a-fA-F]{1,64})$/.exec(text)?.[1]
  return digits === undefined ? undefined : `0x${digits.toLowerCase().padStart(MAX_DIGITS, "0")}`
}
