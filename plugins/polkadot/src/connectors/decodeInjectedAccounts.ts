import { attempt, toHex } from "@latchkey/core/chain-kit"
import type { InjectedAccount } from "../InjectedAccount.ts"
import { decodeSs58 } from "../Ss58Address.ts"

const MAX_ACCOUNTS = 500
/** The keys that sign on these networks; accounts of Ethereum's kind (20 bytes) are for other chains. */
const KEY_TYPES: ReadonlyArray<unknown> = ["sr25519", "ed25519", "ecdsa"]

const decodeAccount = (entry: unknown, seen: Set<string>): InjectedAccount | undefined =>
  attempt(() => {
    const { address, type, genesisHash } = entry as Readonly<Record<string, unknown>>
    if (typeof address !== "string" || (typeof type === "string" && !KEY_TYPES.includes(type)))
      return undefined
    const bound =
      typeof genesisHash === "string" ? /^0x([0-9a-f]{32})[0-9a-f]{32}$/i.exec(genesisHash)?.[1] : undefined
    const reference = bound?.toLowerCase()
    const key = `${address} ${reference}`
    const accountId = seen.has(key) ? undefined : decodeSs58(address)?.accountId
    if (accountId === undefined) return undefined
    seen.add(key)
    const isKey = type === "sr25519" || type === "ed25519" || accountId.length === 33
    return {
      address,
      accountId,
      ...(reference === undefined ? {} : { reference }),
      ...(isKey ? { publicKey: `0x${toHex(accountId)}` } : {})
    }
  })

/**
 * The accounts in a wallet's list, without repetitions; at most 500 entries are read, and those that are not accounts of
 * such a chain are dropped. Undefined if the answer is not a list, or a list of something else. Never throws.
 */
export const decodeInjectedAccounts = (value: unknown): ReadonlyArray<InjectedAccount> | undefined =>
  attempt(() => {
    if (!Array.isArray(value)) return undefined
    const entries: ReadonlyArray<unknown> = value.slice(0, MAX_ACCOUNTS)
    const isOfObjects = entries.length === 0 || entries.some((entry) => typeof entry === "object" && entry)
    const seen = new Set<string>()
    return isOfObjects ? entries.flatMap((entry) => decodeAccount(entry, seen) ?? []) : undefined
  })
