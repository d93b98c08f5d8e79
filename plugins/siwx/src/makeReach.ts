import { attempt, parseCaipAddress, type SiwxAccount, type Storage } from "@latchkey/core"
import { keyOf, namespaceOf } from "./accounts.ts"
import { decodeKeys } from "./decodeKeys.ts"
import type { SiwxOptions } from "./SiwxOptions.ts"

const SIGNED = "siwx.signed"
const MAX_SIGNED = 50

/** How far a sign-in reaches. */
export type Reach = ReturnType<typeof makeReach>

/**
 * How far a sign-in reaches: over one network, or over all of an account's. Of the latter it is kept where each account signed in last,
 * since whoever keeps sign-ins knows them by their networks.
 */
export const makeReach = (askOn: SiwxOptions["askOn"], storage: Pick<Storage, "get" | "set">) => {
  const isWide = askOn === "account"
  const ownerKey = (account: SiwxAccount) => `${namespaceOf(account)}:${account.address}`
  const signed = () => decodeKeys(storage.get(SIGNED), MAX_SIGNED)
  const keyIn = isWide ? ownerKey : keyOf
  return {
    /** What is asked once. */
    keyIn,
    /** Whether a sign-in of one holds for the other. */
    covers: (signer: SiwxAccount, account: SiwxAccount) => keyIn(signer) === keyIn(account),
    /** Notes where an account has signed in. */
    note: (signer: SiwxAccount) => {
      const key = keyOf(signer)
      const before = signed()
      if (isWide && before[0] !== key)
        storage.set(SIGNED, JSON.stringify([key, ...before.filter((other) => other !== key)]))
    },
    /** The account as whoever keeps its sign-in knows it. */
    signer: (account: SiwxAccount): SiwxAccount => {
      if (!isWide) return account
      const known = signed().flatMap((key) => {
        const parts = attempt(() => parseCaipAddress(key))
        return parts === undefined ? [] : [{ chainId: parts.networkId, address: parts.address }]
      })
      return known.find((signer) => keyIn(signer) === keyIn(account)) ?? account
    }
  }
}
