import type { Connector, KeyValue, SessionChange, StateShape, Transactions } from "@latchkey/core/effect"
import { NotConnectedError } from "@latchkey/core/effect"
import { askWallet, walletConnector, type WalletSession } from "@latchkey/core/chain-kit/effect"
import { WalletFault } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { SafeTxHashInvalidError } from "./errors.ts"
import type { MessagingWindow } from "./frame/makeSafeFrame.ts"
import { makeSafeFrame } from "./frame/makeSafeFrame.ts"
import { readSafeInfo } from "./frame/readSafeInfo.ts"
import { makeFollowCall, type SafeOutcome } from "./proposals/followCall.ts"
import { makeProposals } from "./proposals/makeProposals.ts"
import { isHash } from "./proposals/readProposal.ts"
import { makeLedgerProposals } from "./proposals/LedgerProposals.ts"
import { makeSafeProvider } from "./provider/makeSafeProvider.ts"
import type { SafeProvider } from "./provider/SafeProvider.ts"
import { safeSlice, type Proposal, type SafeInfo } from "./SafeState.ts"

const namespace = "eip155"
const READ_MILLIS = 10_000
const LOOK_MILLIS = 4_000
const LEFT = "safe.left"

/** The Safe that shows the page, for one kit. */
export interface SafeWallet {
  readonly connector: Connector
  readonly provider: SafeProvider
  /** The same, for what the kit asks by itself and has written down already. */
  readonly asked: SafeProvider
  /** The visitor disconnected in this browser, and has not connected again. */
  readonly isLeft: () => boolean
  /** Rejects with `SafeTxHashInvalidError`, `NotConnectedError`, `SafeFailedError`. */
  readonly read: (safeTxHash: unknown) => Promise<Proposal>
  readonly follow: (safeTxHash: unknown, signals: ReadonlyArray<AbortSignal>) => Promise<Proposal>
  /** See `makeFollowCall`. */
  readonly followCall: (safeTxHash: string, request: object, signal: AbortSignal) => Promise<SafeOutcome>
  readonly close: () => void
}

/** What a Safe is reached with. */
export interface SafeNeeds {
  readonly page: MessagingWindow
  /** The allowed origin of the parent window. */
  readonly origin: string
  readonly state: StateShape
  readonly storage: KeyValue["Service"]
  readonly ledger: Transactions["Service"]["ledger"]
}

/** Opens the line to the Safe; nothing is said before it is asked to connect. */
export const makeSafeWallet = ({ page, origin, state, storage, ledger }: SafeNeeds): SafeWallet => {
  const frame = makeSafeFrame(page, origin)
  const written = makeLedgerProposals(ledger, state, storage)
  const proposals = makeProposals(frame, state, written)
  const current = () => state.read(safeSlice).safe
  const provider = makeSafeProvider(frame, current, proposals, written.written)
  const asked = makeSafeProvider(frame, current, proposals, (_safe, _wei, ask) => ask())
  // Ends with the connection.
  let connection = new AbortController()

  const ask = Effect.flatMap(
    askWallet(() => frame.call("getSafeInfo", undefined, READ_MILLIS)),
    (told) => {
      const info = readSafeInfo(told)
      return info === undefined
        ? Effect.fail(new WalletFault("failed", "The answer does not describe a Safe."))
        : Effect.succeed(info)
    }
  )
  const accountOf = ({ address }: SafeInfo) => ({ namespace, address, type: "smartAccount" as const })
  const show = (safe: SafeInfo) => state.write(safeSlice, (before) => ({ ...before, safe }))

  /** A Safe tells nothing by itself: it is asked who it is and where its proposals are, as long as it is connected. */
  const listen = (first: SafeInfo, onChange: (change: SessionChange) => void) => {
    let [info, stopped] = [first, false]
    const look = async () => {
      const told = await frame
        .call("getSafeInfo", undefined, READ_MILLIS)
        .catch((cause: { code?: unknown }) => {
          // Silence says nothing: the Safe's page may be busy.
          if (!stopped && cause.code !== 4900) onChange({ type: "disconnect", namespace })
        })
      const next = readSafeInfo(told)
      if (stopped || next === undefined) return
      const networkId = next.networkId
      const isSame = next.address === info.address && networkId === info.networkId
      info = next
      if (JSON.stringify(next) !== JSON.stringify(current())) show(next)
      if (isSame) return proposals.look(next)
      onChange({ type: "network", namespace, networkId, accounts: [accountOf(next)] })
      onChange({ type: "accounts", namespace, accounts: [accountOf(next)] })
      void proposals.begin(next)
    }
    connection = new AbortController()
    show(info)
    void proposals.begin(info)
    const timer = setInterval(() => void look(), LOOK_MILLIS)
    return () => {
      stopped = true
      clearInterval(timer)
      state.write(safeSlice, () => safeSlice.initial)
      connection.abort(new NotConnectedError({ namespace }))
    }
  }

  const session = (info: SafeInfo): WalletSession => ({
    accounts: [accountOf(info)],
    networkId: info.networkId,
    approvedNetworkIds: [info.networkId],
    provider,
    listen: (onChange) => listen(info, onChange),
    disconnect: Effect.sync(() => storage.set(LEFT, "1"))
  })

  const here = (safeTxHash: unknown): readonly [SafeInfo, string] => {
    if (!isHash(safeTxHash)) throw new SafeTxHashInvalidError()
    const safe = current()
    if (safe === undefined) throw new NotConnectedError({ namespace })
    return [safe, safeTxHash]
  }

  return {
    provider,
    asked,
    connector: walletConnector({ id: "safe", type: "external", name: "Safe" }, namespace, {
      open: () =>
        Effect.map(ask, (info) => {
          storage.remove(LEFT)
          return session(info)
        }),
      restore: () => Effect.map(ask, session)
    }),
    isLeft: () => storage.get(LEFT) !== undefined,
    read: async (safeTxHash) => proposals.read(...here(safeTxHash)),
    follow: async (safeTxHash, signals) =>
      proposals.settled(...here(safeTxHash), [...signals, connection.signal]),
    followCall: makeFollowCall(frame),
    close: frame.close
  }
}
