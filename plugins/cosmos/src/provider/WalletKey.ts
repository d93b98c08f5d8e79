import type { Account, Network } from "@latchkey/core"
import { attempt, copyBytes, toBase64, WalletFault } from "@latchkey/core/chain-kit"
import { decoded } from "@latchkey/core/chain-kit/effect"
import { parseAddress } from "../Address.ts"

/** The account that a wallet has on a chain. */
export interface WalletKey {
  readonly account: Account
  readonly publicKey?: Uint8Array
  /** `secp256k1` on most chains. */
  readonly algorithm: string
  /** Accounts on a Ledger cannot sign the direct form. */
  readonly isLedger: boolean
}

const PUBLIC_KEY_LENGTHS = [33, 65]

/**
 * The account in a wallet's answer to `getKey`, or undefined when it has no address of that network. A public key is
 * kept in base64, as signatures name it; a malformed one is left out. Never throws.
 */
export const decodeKey = (value: unknown, network: Network): WalletKey | undefined =>
  attempt(() => {
    const { bech32Address, pubKey, algo, isNanoLedger } = value as Readonly<Record<string, unknown>>
    const address = typeof bech32Address === "string" ? parseAddress(bech32Address, network) : undefined
    if (address === undefined) return undefined
    const bytes = copyBytes(pubKey, 65)
    const publicKey = PUBLIC_KEY_LENGTHS.includes(bytes?.length ?? 0) ? bytes : undefined
    return {
      account: {
        namespace: "cosmos",
        address,
        type: "eoa",
        ...(publicKey === undefined ? {} : { publicKey: toBase64(publicKey) })
      },
      ...(publicKey === undefined ? {} : { publicKey }),
      algorithm: typeof algo === "string" && /^[a-z0-9_]{1,32}$/.test(algo) ? algo : "secp256k1",
      isLedger: isNanoLedger === true
    }
  })

/** `decodeKey` of an answer. Fails: `WalletFault`. */
export const toKey = (network: Network) =>
  decoded(
    (answer) => decodeKey(answer, network),
    () => new WalletFault("failed", `The wallet gave no address of ${network.caipNetworkId}.`)
  )
