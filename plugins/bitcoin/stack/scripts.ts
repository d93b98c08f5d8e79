import { hex } from "@scure/base"
import { Address, OP, OutScript } from "@scure/btc-signer"
import type { BitcoinNetworkDeclaration } from "./bitcoinNetworks.ts"

/** The script that an address of that network stands for, in hexadecimal; nothing when it is none of its addresses. */
export function scriptOf(address: string, network: BitcoinNetworkDeclaration): string | undefined {
  try {
    return hex.encode(OutScript.encode(Address(network.prefixes).decode(address)))
  } catch {
    return undefined
  }
}

/** The address that a script has on that network; nothing when it has none. */
export function addressOf(script: string, network: BitcoinNetworkDeclaration): string | undefined {
  try {
    const decoded = OutScript.decode(hex.decode(script))
    // A bare public key has no address; the library would make one up.
    return decoded.type === "pk" ? undefined : Address(network.prefixes).encode(decoded)
  } catch {
    return undefined
  }
}

const names: ReadonlyMap<number, string> = new Map(
  Object.entries(OP).flatMap(([name, code]) =>
    typeof code === "number" ? [[code, name.startsWith("OP_") ? name : `OP_${name}`] as const] : []
  )
)

/** A script as words, the way that Esplora writes it. A script that ends too early ends so here too. */
export function asmOf(script: string): string {
  const bytes = hex.decode(script)
  const words: string[] = []
  for (let at = 0; at < bytes.length;) {
    const code = bytes[at++]!
    const { word, size, skip } = operation(code, bytes, at)
    words.push(word)
    at += skip
    if (size > 0) words.push(hex.encode(bytes.slice(at, at + size)))
    at += size
  }
  return words.join(" ")
}

function operation(code: number, bytes: Uint8Array, at: number) {
  if (code === 0) return { word: "OP_0", size: 0, skip: 0 }
  if (code <= 75) return { word: `OP_PUSHBYTES_${code}`, size: code, skip: 0 }
  if (code === 0x4c) return { word: "OP_PUSHDATA1", size: bytes[at] ?? 0, skip: 1 }
  if (code === 0x4d)
    return { word: "OP_PUSHDATA2", size: (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256, skip: 2 }
  if (code === 0x4f) return { word: "OP_PUSHNUM_NEG1", size: 0, skip: 0 }
  if (code >= 0x51 && code <= 0x60) return { word: `OP_PUSHNUM_${code - 0x50}`, size: 0, skip: 0 }
  return { word: names.get(code) ?? `OP_RETURN_${code}`, size: 0, skip: 0 }
}

const types: ReadonlyMap<string, string> = new Map([
  ["pubkey", "p2pk"],
  ["pubkeyhash", "p2pkh"],
  ["scripthash", "p2sh"],
  ["witness_v0_keyhash", "v0_p2wpkh"],
  ["witness_v0_scripthash", "v0_p2wsh"],
  ["witness_v1_taproot", "v1_p2tr"],
  ["nulldata", "op_return"]
])

/** Esplora's word for what the node calls a script's type. */
export const scriptType = (type: string) => types.get(type) ?? "unknown"

/** The last piece of data that a script pushes, in hexadecimal. */
export function lastPush(script: string): string | undefined {
  return asmOf(script).split(" ").at(-1)
}
