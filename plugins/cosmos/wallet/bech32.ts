const alphabet = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

function polymod(values: readonly number[]): number {
  return values.reduce((sum, value) => {
    const top = sum >>> 25
    const next = ((sum & 0x1ffffff) << 5) ^ value
    return generator.reduce((mixed, constant, bit) => ((top >> bit) & 1 ? mixed ^ constant : mixed), next)
  }, 1)
}

const expand = (prefix: string) => {
  const codes = Array.from(prefix, (character) => character.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

/** Regroups bits; undefined when what is left over is not padding. */
function regroup(values: Iterable<number>, from: number, to: number, pads: boolean): number[] | undefined {
  const groups: number[] = []
  let bits = 0
  let held = 0
  for (const value of values) {
    held = ((held << from) | value) & 0xfff
    bits += from
    while (bits >= to) {
      bits -= to
      groups.push((held >> bits) & ((1 << to) - 1))
    }
  }
  const rest = (held << (to - bits)) & ((1 << to) - 1)
  if (pads) return bits > 0 ? [...groups, rest] : groups
  return bits >= from || rest !== 0 ? undefined : groups
}

/** Writes bytes as bech32. Written here because an address has to be there before any library is loaded. */
export function encodeBech32(prefix: string, bytes: Uint8Array): string {
  const words = regroup(bytes, 8, 5, true) ?? []
  const sum = polymod([...expand(prefix), ...words, 0, 0, 0, 0, 0, 0]) ^ 1
  const checksum = [25, 20, 15, 10, 5, 0].map((shift) => (sum >> shift) & 31)
  return `${prefix}1${[...words, ...checksum].map((word) => alphabet[word]).join("")}`
}

/** Reads bech32; undefined for a text that is malformed, has a wrong checksum, mixed case or more than 90 characters. */
export function decodeBech32(
  text: string
): { readonly prefix: string; readonly bytes: Uint8Array } | undefined {
  const lower = text.toLowerCase()
  const parts = /^([!-~]+)1([qpzry9x8gf2tvdw0s3jn54khce6mua7l]{6,})$/.exec(lower)
  if (parts === null || text.length > 90 || (text !== lower && text !== text.toUpperCase())) return undefined
  const [, prefix = "", data = ""] = parts
  const words = Array.from(data, (character) => alphabet.indexOf(character))
  if (polymod([...expand(prefix), ...words]) !== 1) return undefined
  const bytes = regroup(words.slice(0, -6), 5, 8, false)
  return bytes && { prefix, bytes: Uint8Array.from(bytes) }
}
