import type { LedgerEntry } from "./LedgerEntry.ts"
import type { TrackedTransaction } from "./TrackedTransaction.ts"

/** Makes what shows an entry as everybody may see it, the same entry always as the same object; `pageOf` is where a hash is explained. */
export const makeShow = (pageOf: (networkId: string, hash: string) => string | undefined) => {
  const shown = new WeakMap<LedgerEntry, TrackedTransaction>()
  const linked = (networkId: string, hash: string | undefined) => {
    const explorerUrl = hash && pageOf(networkId, hash)
    return explorerUrl ? { explorerUrl } : {}
  }
  const make = (entry: LedgerEntry): TrackedTransaction => {
    const {
      revision: _r,
      heardAt: _h,
      lookedAt: _l,
      looks: _n,
      misses: _m,
      isForgotten: _f,
      isUntold: _u,
      ...told
    } = entry
    const { networkId, hash, replacement } = told
    return Object.freeze({
      ...told,
      ...linked(networkId, hash),
      ...(replacement === undefined
        ? {}
        : { replacement: Object.freeze({ ...replacement, ...linked(networkId, replacement.hash) }) })
    })
  }
  return (entry: LedgerEntry): TrackedTransaction => {
    const known = shown.get(entry)
    if (known !== undefined) return known
    const made = make(entry)
    shown.set(entry, made)
    return made
  }
}
