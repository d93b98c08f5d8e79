import {
  fillSlot,
  senders,
  type HistoryPage,
  type HistoryTransaction,
  type HistoryTransfer,
  type KitError,
  type Plugin,
  type SentState,
  type SentTransfer
} from "@latchkey/core"
import { history, State, type History } from "@latchkey/core/effect"
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

/** A plugin that says what it has sent as the test says so. */
export const testSender = () => {
  const slice = { name: "sender", initial: { sent: [] } as SentState }
  const plugin: Plugin<
    "sender",
    { readonly say: (sent: ReadonlyArray<SentTransfer>) => Promise<void> },
    SentState
  > = {
    id: "sender",
    slice,
    fills: [fillSlot(senders, { id: "sender" })],
    actions: ["say"],
    load: async () => ({
      actions: {
        say: (sent) =>
          Effect.flatMap(State, (state) => Effect.sync(() => state.write(slice, () => ({ sent }))))
      }
    })
  }
  return plugin
}

/** A transfer of coins that the account `a1` has sent. */
export const sent = (hash: string, status: SentTransfer["status"]): SentTransfer => ({
  hash,
  sentAt: 1_700_000_500_000,
  status,
  transfer: {
    networkId: "test:1",
    sender: "a1",
    receiver: "b1",
    amount: { value: 100n, decimals: 2, symbol: "COIN" }
  }
})
