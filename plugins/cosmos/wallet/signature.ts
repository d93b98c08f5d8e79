import { base64Of, fromBase64, fromHex } from "./bytes.ts"
import type { CosmosKey } from "./CosmosKey.ts"
import type { StdSignature } from "./Keplr.ts"

const load = async (likeEthereum: boolean) => {
  const [{ secp256k1 }, digest] = await Promise.all([
    import("@noble/curves/secp256k1.js"),
    likeEthereum
      ? import("@noble/hashes/sha3.js").then(({ keccak_256 }) => keccak_256)
      : import("@noble/hashes/sha2.js").then(({ sha256 }) => sha256)
  ])
  return { secp256k1, digest }
}

/** Signs bytes: over their SHA-256, or over their Keccak-256 where the chain is like Ethereum. */
export async function signBytes(
  key: CosmosKey,
  bytes: Uint8Array,
  likeEthereum: boolean
): Promise<StdSignature> {
  const { secp256k1, digest } = await load(likeEthereum)
  const signature = secp256k1.sign(digest(bytes), fromHex(key.privateKey), { prehash: false })
  return {
    pub_key: { type: "tendermint/PubKeySecp256k1", value: base64Of(fromHex(key.publicKey)) },
    signature: base64Of(signature)
  }
}

/** Whether a signature in base64 is the key's, over these bytes. */
export async function verifyBytes(
  key: CosmosKey,
  bytes: Uint8Array,
  signature: string,
  likeEthereum: boolean
): Promise<boolean> {
  const given = fromBase64(signature)
  if (given?.length !== 64) return false
  const { secp256k1, digest } = await load(likeEthereum)
  try {
    return secp256k1.verify(given, digest(bytes), fromHex(key.publicKey), { prehash: false })
  } catch {
    return false
  }
}

/** Twenty bytes as an Ethereum address with the checksum of EIP-55. */
export async function ethereumAddressOf(address: Uint8Array): Promise<string> {
  const { keccak_256 } = await import("@noble/hashes/sha3.js")
  const digits = Array.from(address, (byte) => byte.toString(16).padStart(2, "0")).join("")
  const hash = keccak_256(new TextEncoder().encode(digits))
  const isUpper = (index: number) => ((hash[index >> 1]! >> (index % 2 === 0 ? 4 : 0)) & 15) >= 8
  return `0x${Array.from(digits, (digit, index) => (isUpper(index) ? digit.toUpperCase() : digit)).join("")}`
}
