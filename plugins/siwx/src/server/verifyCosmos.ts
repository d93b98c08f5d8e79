import { parseCaipNetworkId } from "@latchkey/core"
import { bytesOfWords, fromBase64, fromBech32, isSameBytes, toBase64 } from "@latchkey/core/chain-kit"
import { sha256 } from "@noble/hashes/sha2.js"
import { keccak_256 } from "@noble/hashes/sha3.js"
import { utf8ToBytes } from "@noble/hashes/utils.js"
import { hash160 } from "./hash160.ts"
import { recoverKey, type RecoveredKey } from "./recoverKey.ts"
import type { SignedMessage } from "./SiwxVerifier.ts"

const MAX_SIGNATURE = 88

const prefixes: Readonly<Record<string, string>> = {
  "cosmoshub-4": "cosmos",
  provider: "cosmos",
  "osmosis-1": "osmo",
  "osmo-test-5": "osmo",
  "juno-1": "juno",
  "stargaze-1": "stars",
  "injective-1": "inj",
  celestia: "celestia",
  "noble-1": "noble"
}

/** What is signed by ADR-36: a transaction without effect, its keys in the order of the alphabet. */
const signedBytes = (signer: string, message: string): Uint8Array => {
  const value = { data: toBase64(utf8ToBytes(message)), signer }
  return utf8ToBytes(
    JSON.stringify({
      account_number: "0",
      chain_id: "",
      fee: { amount: [], gas: "0" },
      memo: "",
      msgs: [{ type: "sign/MsgSignData", value }],
      sequence: "0"
    })
  )
}

/** The 20 bytes of an account address; undefined if it is not an address, or has another prefix than a known chain. */
const accountOf = (text: string, reference: string): Uint8Array | undefined => {
  const { prefix, words = [], encoding } = fromBech32(text) ?? {}
  const account = bytesOfWords(words)
  const expected = Object.hasOwn(prefixes, reference) ? prefixes[reference] : prefix
  const isAddress = encoding === "bech32" && prefix === expected && text === text.toLowerCase()
  return isAddress && account?.length === 20 ? account : undefined
}

interface Scheme {
  readonly hash: (bytes: Uint8Array) => Uint8Array
  readonly accountOf: (key: RecoveredKey) => Uint8Array
}

/** How most chains hash, and how those do whose accounts are Ethereum's, such as Injective. */
const schemes: ReadonlyArray<Scheme> = [
  { hash: sha256, accountOf: ({ compressed }) => hash160(compressed) },
  { hash: keccak_256, accountOf: ({ whole }) => keccak_256(whole.subarray(1)).subarray(-20) }
]

/**
 * ADR-36 by a key of secp256k1; in base64, 64 bytes, or 65 where a wallet keeps Ethereum's last one. The key is recovered, as
 * wallets are asked for the signature alone, and has to be the address's.
 */
export const verifyCosmos = ({ data, message, signature: text }: SignedMessage): boolean => {
  const account = accountOf(data.accountAddress, parseCaipNetworkId(data.chainId).reference)
  const signature = fromBase64(text, MAX_SIGNATURE)
  if (account === undefined || signature === undefined || toBase64(signature) !== text) return false
  if (signature.length !== 64 && signature.length !== 65) return false
  const bytes = signedBytes(data.accountAddress, message)
  const last = signature[64]
  const recoveries = last === undefined ? [0, 1, 2, 3] : [last < 27 ? last : last - 27]
  return schemes.some(({ hash, accountOf: accountOfKey }) =>
    recoveries.some((recovery) => {
      const key = recoverKey(hash(bytes), signature.subarray(0, 64), recovery)
      return key !== undefined && isSameBytes(accountOfKey(key), account)
    })
  )
}
