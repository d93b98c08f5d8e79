import type { StateShape } from "@latchkey/core/effect"
import { SafeFailedError } from "../errors.ts"
import type { SafeFrame } from "../frame/SafeFrame.ts"
import { safeSlice, type Proposal, type SafeInfo } from "../SafeState.ts"
import { isSettled, readProposal } from "./readProposal.ts"
import type { LedgerProposals } from "./LedgerProposals.ts"

const READ_MILLIS = 10_000
const MAX = 20

/** What was proposed to the connected Safe. */
export interface Proposals {
  /** Begins with what was proposed to this Safe before, and asks about that. */
  readonly begin: (safe: SafeInfo) => Promise<void>
  readonly add: (safe: SafeInfo, safeTxHash: string) => void
  readonly knows: (safeTxHash: string) => boolean
  /** Asks the Safe about one. Rejects with `SafeFailedError`. */
  readonly read: (safe: SafeInfo, safeTxHash: string) => Promise<Proposal>
  /** Asks about each that is not settled; one that cannot be read stays as it was. */
  readonly look: (safe: SafeInfo) => Promise<void>
  /** Waits until one is settled; `look` has to be called meanwhile. Rejects with the reason of the first signal that ends it. */
  readonly settled: (
    safe: SafeInfo,
    safeTxHash: string,
    signals: ReadonlyArray<AbortSignal>
  ) => Promise<Proposal>
}

/** Makes the proposals of one kit. */
export const makeProposals = (frame: SafeFrame, state: StateShape, ledger: LedgerProposals): Proposals => {
  const all = () => state.read(safeSlice).proposals
  const find = (hash: string) => all().find(({ safeTxHash }) => safeTxHash === hash)
  const write = (proposals: ReadonlyArray<Proposal>) =>
    state.write(safeSlice, (before) => ({ ...before, proposals }))
  const fresh = ({ networkId, threshold }: SafeInfo, safeTxHash: string): Proposal => ({
    safeTxHash,
    networkId,
    status: "unknown",
    signatures: 0,
    required: threshold
  })
  const put = (proposal: Proposal) => {
    const before = find(proposal.safeTxHash)
    if (before !== undefined && isSame(before, proposal)) return before
    write(
      before === undefined
        ? [proposal, ...all()].slice(0, MAX)
        : all().map((other) => (other === before ? proposal : other))
    )
    return proposal
  }

  const read = async (safe: SafeInfo, safeTxHash: string): Promise<Proposal> => {
    const method = "getTxBySafeTxHash"
    const told = await frame.call(method, { safeTxHash }, READ_MILLIS).catch((cause: unknown) => {
      throw new SafeFailedError({ method }, cause)
    })
    const proposal = readProposal(told, find(safeTxHash) ?? fresh(safe, safeTxHash))
    if (proposal === undefined) throw new SafeFailedError({ method }, "The answer is no proposal.")
    return find(safeTxHash) === undefined ? proposal : put(proposal)
  }

  const add = (safe: SafeInfo, safeTxHash: string) => void put(find(safeTxHash) ?? fresh(safe, safeTxHash))

  const look = async (safe: SafeInfo) => {
    const open = all().filter((proposal) => !isSettled(proposal))
    await Promise.all(open.map(({ safeTxHash }) => read(safe, safeTxHash).catch(() => {})))
  }

  return {
    begin: async (safe) => {
      write([])
      const hashes = await ledger.of(safe)
      const { safe: current } = state.read(safeSlice)
      if (current?.address !== safe.address || current.networkId !== safe.networkId) return
      const since = all().filter(({ safeTxHash }) => !hashes.includes(safeTxHash))
      write([...since, ...hashes.map((hash) => find(hash) ?? fresh(safe, hash))].slice(0, MAX))
      await look(safe)
    },
    add,
    knows: (hash) => find(hash) !== undefined,
    read,
    look,
    settled: async (safe, safeTxHash, signals) => {
      const first = await read(safe, safeTxHash)
      if (isSettled(first)) return first
      add(safe, safeTxHash)
      void ledger.take(safe, safeTxHash)
      return new Promise((resolve, reject) => {
        const check = () => {
          const ended = signals.find(({ aborted }) => aborted)
          const found = find(safeTxHash)
          const isDone = found !== undefined && isSettled(found)
          if (ended === undefined && !isDone) return
          stop()
          for (const signal of signals) signal.removeEventListener("abort", check)
          if (isDone) resolve(found)
          else reject(ended!.reason)
        }
        const stop = state.subscribe(check)
        for (const signal of signals) signal.addEventListener("abort", check)
        check()
      })
    }
  }
}

const isSame = (one: Proposal, other: Proposal): boolean =>
  one.status === other.status &&
  one.signatures === other.signatures &&
  one.required === other.required &&
  one.transactionHash === other.transactionHash
