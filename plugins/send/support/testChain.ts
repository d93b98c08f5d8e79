import type { FeePayer, KitError, PreparedTransfer } from "@latchkey/core"
import {
  nameResolution,
  paymentRequest,
  tokenBalances,
  TransferBalanceError,
  TransferRefusedError,
  transfers,
  prices,
  type NameReader,
  type PaymentLinks,
  type Prices,
  simulation,
  type Simulator,
  type Transfers,
  type TransferOutcome
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { lately } from "../../../tests/support/lately.ts"
import { oneWalletChain } from "../../../tests/support/oneWalletChain.ts"

export { network } from "../../../tests/support/oneWalletChain.ts"

/** What the test chain does with transfers; what is left out works. */
export interface TestChainOptions {
  /** False: the namespace has no transfers and no list of tokens. */
  readonly canSend?: boolean
  readonly send?: (
    transfer: PreparedTransfer,
    asked: Parameters<Transfers["send"]>[0]
  ) => Effect.Effect<{ readonly hash: string }, KitError>
  readonly follow?: (asked: Parameters<Transfers["follow"]>[0]) => Effect.Effect<TransferOutcome, KitError>
  /** What comes of trying a transfer; without it the namespace tries nothing. */
  readonly simulate?: Simulator["transfer"]
  readonly tokens?: () => Effect.Effect<never, KitError>
  /** False: the namespace lists no tokens, and knows the balance of its coin. */
  readonly canList?: boolean
  /** How long a memo may be; none can be sent when absent. */
  readonly memoBytes?: number
  /** Whether what a transfer costs is the visitor's choice; a fast one is refused where it is "no fast one". */
  readonly fees?: "chosen" | "no fast one"
  /** Why the chain refuses every transfer; it takes them when absent. */
  readonly refusal?: string
  /** Who pays in the sender's place. */
  readonly feePayer?: FeePayer
  /** What names stand for; without it the namespace has none. */
  readonly resolve?: NameReader["resolve"]
  /** What things cost; without it nobody knows. */
  readonly prices?: Prices["list"]
  /** What links of the chain ask for; without it there are none. */
  readonly links?: NonNullable<PaymentLinks["read"]>
  /** Whether a transfer may name further addresses. */
  readonly hasReferences?: boolean
  /** The account that the wallet connects as; `a1` when absent. */
  readonly address?: () => string
}

/** A chain with one wallet, "wallet", that connects at once as `a1`; its addresses are a letter and digits. */
export const testChain = ({
  canSend = true,
  canList = true,
  send,
  follow,
  simulate,
  tokens,
  memoBytes,
  fees,
  refusal,
  feePayer,
  resolve,
  prices: list,
  links,
  hasReferences = false,
  address
}: TestChainOptions = {}) =>
  oneWalletChain({
    address,
    namespace: {
      // "x" and digits is how another network writes "b" and these.
      parseAddress: (text) => (/^[a-z]\d+$/i.test(text) ? text.toLowerCase().replace("x", "b") : undefined),
      ...(canList ? {} : { nativeBalance: async () => ({ value: 1_000n, decimals: 2, symbol: "COIN" }) })
    },
    setup: (host) => {
      if (!canSend) return
      if (links !== undefined)
        host.addCapability("test", paymentRequest, {
          links: lately(
            Effect.succeed<PaymentLinks>({ uri: ({ address }) => `test:${address}`, read: links })
          )
        })
      if (resolve !== undefined) {
        const none = () => Effect.succeed(undefined)
        host.addCapability("test", nameResolution, {
          reader: Effect.succeed({ resolve, reverse: none, avatar: none })
        })
      }
      if (list !== undefined) host.addCapability("test", prices, { list })
      if (canList)
        host.addCapability("test", tokenBalances, {
          list:
            tokens ??
            (({ network: { nativeCurrency } }) =>
              Effect.succeed([
                { name: "Coin", amount: { value: 1_000n, ...nativeCurrency } },
                { token: "test:1:t5", name: "Tea", amount: { value: 5n, decimals: 1, symbol: "TEA" } }
              ]))
        })
      if (simulate !== undefined)
        host.addCapability("test", simulation, { reader: Effect.succeed({ transfer: simulate }) })
      host.addCapability("test", transfers, {
        ...(memoBytes === undefined ? {} : { memoBytes }),
        ...(hasReferences ? { hasReferences } : {}),
        prepare: ({
          address,
          receiver,
          amount,
          token,
          memo,
          references,
          feeLevel = "normal",
          network: { caipNetworkId, nativeCurrency }
        }) => {
          const costs = { slow: 5n, normal: 10n, fast: 20n }
          const fee = { ...nativeCurrency, value: costs[feeLevel] }
          if (refusal !== undefined) return Effect.fail(new TransferRefusedError({ reason: refusal }))
          if (fees === "no fast one" && feeLevel === "fast")
            return Effect.fail(new TransferBalanceError({ symbol: "COIN", of: "fee" }))
          return Effect.succeed(
            Object.freeze({
              networkId: caipNetworkId,
              sender: address,
              receiver,
              ...(token === undefined ? {} : { token }),
              amount: {
                ...nativeCurrency,
                value: amount === "max" ? 990n : amount.value
              },
              fee,
              ...(feePayer === undefined ? {} : { feePayer }),
              ...(memo === undefined ? {} : { memo }),
              ...(references === undefined ? {} : { references }),
              ...(fees === undefined
                ? {}
                : {
                    feeLevel,
                    feeLevels: (["slow", "normal", "fast"] as const).map((level) => ({
                      level,
                      fee: { ...nativeCurrency, value: costs[level] }
                    }))
                  }),
              warnings: [],
              request: Object.freeze({ receiver })
            })
          )
        },
        send: (asked) => lately(send?.(asked.transfer, asked) ?? Effect.succeed({ hash: "h1" })),
        follow: (asked) => follow?.(asked) ?? Effect.succeed({ status: "success" as const })
      })
    }
  }).plugin
