import type {
  HistoryPage,
  HistoryTransaction,
  HistoryTransfer,
  KitError,
  Plugin,
  TrackedTransaction
} from "@latchkey/core"
import { history, Transactions, type History } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { oneWalletChain } from "../../../tests/support/oneWalletChain.ts"

export { network } from "../../../tests/support/oneWalletChain.ts"

/** Some of the test chain's coin, moved. */
export const coins = (
  direction: HistoryTransfer["direction"],
  value: bigint,
  counterparty?: string
): HistoryTransfer => ({
  direction,
  amount: { value, decimals: 2, symbol: "COIN" },
  ...(counterparty === undefined ? {} : { counterparty })
})

/** A transaction of the account `a1` on the test chain's first network; the later its number, the newer. */
export const transaction = (number: number, more: Partial<HistoryTransaction> = {}): HistoryTransaction => ({
  hash: `h${number}`,
  networkId: "test:1",
  minedAt: 1_700_000_000_000 + number * 1_000,
  status: "success",
  kind: "receive",
  transfers: [coins("in", 100n, "b1")],
  ...more
})

/** A page of them. */
export const page = (
  transactions: ReadonlyArray<HistoryTransaction>,
  more: Partial<HistoryPage> = {}
): HistoryPage => ({ transactions, coverage: "whole", ...more })

/** What is asked of a source. */
export type Asked = Parameters<History["list"]>[0]

/** What the test chain says of an account. */
export interface TestChainOptions {
  /** The sources of history, in their order; none: the namespace has no history. */
  readonly lists?: ReadonlyArray<(of: Asked) => Effect.Effect<HistoryPage, KitError>>
  /** The native balance. */
  readonly balance?: () => bigint
}

/** A chain with one wallet, "wallet", that connects at once as `a1`; its addresses are a letter, digits and letters. */
export const testChain = ({
  lists = [() => Effect.succeed(page([transaction(1)]))],
  balance
}: TestChainOptions = {}) =>
  oneWalletChain({
    namespace: {
      parseAddress: (text) => (/^[a-z][a-z0-9]{1,40}$/i.test(text) ? text.toLowerCase() : undefined),
      explorerUrl: (_, subject) =>
        "transaction" in subject ? `https://explorer.test/${subject.transaction}` : undefined,
      ...(balance === undefined
        ? {}
        : { nativeBalance: async () => ({ value: balance(), decimals: 2, symbol: "COIN" }) })
    },
    setup: (host) => {
      for (const list of lists) host.addCapability("test", history, { list })
    }
  })

/** A transaction as the ledger is told of it. */
export type Sent = Pick<TrackedTransaction, "networkId" | "account" | "description"> & {
  readonly hash: string
  readonly status: "pending" | "confirmed"
}

/** A plugin that has sent what the test says, as the ledger knows it then. */
export const testSender = () => {
  const plugin: Plugin<"sender", { readonly say: (sent: Sent) => Promise<void> }> = {
    id: "sender",
    requires: ["transactions"],
    actions: ["say"],
    load: async () => ({
      actions: {
        say: ({ status, ...draft }) =>
          Effect.gen(function* () {
            const ledger = yield* (yield* Transactions).ledger
            const known = (yield* ledger.list()).find(({ hash }) => hash === draft.hash)
            const id = known?.id ?? (yield* ledger.open({ ...draft, status: "pending" }))
            if (status === "confirmed")
              yield* ledger.tell(id, { from: "chain", sight: { status, isFinal: true }, now: 1 })
          })
      }
    })
  }
  return plugin
}

/** A transfer of coins that the account `a1` has sent. */
export const sent = (hash: string, status: Sent["status"]): Sent => ({
  hash,
  status,
  networkId: "test:1",
  account: "a1",
  description: {
    kind: "send",
    receiver: "b1",
    sends: [{ value: 100n, decimals: 2, symbol: "COIN" }]
  }
})
