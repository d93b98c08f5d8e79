import type { KeyValue } from "@latchkey/core/effect"
import type { SafeInfo } from "../SafeState.ts"
import { isHash } from "./readProposal.ts"

const KEY = "safe.proposals"
const MAX = 20

/** The hashes of what was proposed here, over reloads; what became of them only the Safe knows. */
export interface StoredProposals {
  /** Those of one Safe, the latest first. */
  readonly read: (safe: SafeInfo) => ReadonlyArray<string>
  readonly write: (safe: SafeInfo, hashes: ReadonlyArray<string>) => void
}

const ownerOf = ({ networkId, address }: SafeInfo) => `${networkId}:${address.toLowerCase()}`

/** Keeps them in the kit's storage: the Safe on the first line, then a hash a line. What cannot be read is ignored. */
export const makeStoredProposals = (storage: KeyValue["Service"]): StoredProposals => ({
  read: (safe) => {
    const [owner, ...hashes] = (storage.get(KEY) ?? "").split("\n")
    return owner === ownerOf(safe) ? hashes.filter(isHash).slice(0, MAX) : []
  },
  write: (safe, hashes) => storage.set(KEY, [ownerOf(safe), ...hashes.slice(0, MAX)].join("\n"))
})
