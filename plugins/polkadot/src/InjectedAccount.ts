import type { Account, Network } from "@latchkey/core"
import { toHex } from "./hexadecimal.ts"
import { decodeSs58, encodeSs58, ss58PrefixOf } from "./Ss58Address.ts"

const MAX_ACCOUNTS = 500
/** Why a wallet cannot be used on a network. */
export const NO_ACCOUNT = "The wallet shares no account of the network."
/** The keys that sign on these networks; accounts of Ethereum's kind (20 bytes) are for other chains. */
const KEY_TYPES: ReadonlyArray<unknown> = ["sr25519", "ed25519", "ecdsa"]

/** An account as a wallet listed it, decoded. */
export interface InjectedAccount {
  /** The wallet's own spelling: what its signer is asked with. */
  readonly address: string
  readonly accountId: Uint8Array
  /** Reference of the only network that the account is for; absent when it is for all. */
  readonly reference?: string
  readonly publicKey?: string
}

const decodeAccount = (entry: unknown, seen: Set<string>): ReadonlyArray<InjectedAccount> => {
  try {
    const { address, type, genesisHash } = entry as Readonly<Record<string, unknown>>
    if (typeof address !== "string" || (typeof type === "string" && !KEY_TYPES.includes(type))) return []
    const bound =
      typeof genesisHash === "string" ? /^0x([0-9a-f]{32})[0-9a-f]{32}$/i.exec(genesisHash)?.[1] : undefined
    const reference = bound?.toLowerCase()
    const key = `${address} ${reference}`
    const accountId = seen.has(key) ? undefined : decodeSs58(address)?.accountId
    if (accountId === undefined) return []
    seen.add(key)
    const isKey = type === "sr25519" || type === "ed25519" || accountId.length === 33
    return [
      {
        address,
        accountId,
        ...(reference === undefined ? {} : { reference }),
        ...(isKey ? { publicKey: toHex(accountId) } : {})
      }
    ]
  } catch {
    return []
  }
}

/**
 * The accounts in a wallet's list, without repetitions; at most 500 entries are read, and those that are no account of
 * such a chain are dropped. Undefined when the answer is no list, or a list of something else. Never throws.
 */
export const decodeInjectedAccounts = (value: unknown): ReadonlyArray<InjectedAccount> | undefined => {
  try {
    if (!Array.isArray(value)) return undefined
    const entries: ReadonlyArray<unknown> = value.slice(0, MAX_ACCOUNTS)
    const isOfObjects = entries.length === 0 || entries.some((entry) => typeof entry === "object" && entry)
    const seen = new Set<string>()
    return isOfObjects ? entries.flatMap((entry) => decodeAccount(entry, seen)) : undefined
  } catch {
    return undefined
  }
}

/** The accounts that can be used on a network, written as it writes them. */
export const accountsOn = (
  accounts: ReadonlyArray<InjectedAccount>,
  network: Network
): ReadonlyArray<Account> => {
  const prefix = ss58PrefixOf(network)
  return accounts
    .filter(({ reference }) => reference === undefined || network.caipNetworkId === `polkadot:${reference}`)
    .map(({ accountId, publicKey }) => ({
      namespace: "polkadot",
      address: encodeSs58({ prefix, accountId }),
      type: "eoa",
      ...(publicKey === undefined ? {} : { publicKey })
    }))
}
