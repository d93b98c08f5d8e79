import {
  definePlugin,
  exchangeSources,
  fillSlot,
  type CaipNetworkId,
  type ExchangeSourceDeclaration,
  type KitError,
  type PreparedTransfer
} from "@latchkey/core"
import {
  simulation,
  transfers,
  type ExchangeSource,
  type Simulator,
  type Transfers,
  type TransferOutcome
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { lately } from "../../../tests/support/lately.ts"
import { oneWalletChain } from "../../../tests/support/oneWalletChain.ts"

export { network } from "../../../tests/support/oneWalletChain.ts"
export { testWindows } from "../../../tests/support/testWindows.ts"

/** What the test chain does with transfers; what is left out works. */
export interface TestChainOptions {
  /** False: the namespace has no transfers. */
  readonly canSend?: boolean
  /** What the transfer is, other than what was asked for. */
  readonly prepared?: Partial<PreparedTransfer>
  readonly prepare?: () => Effect.Effect<never, KitError>
  /** What the chain is asked, each as it is asked. */
  readonly onAsked?: (what: "prepare" | "send" | "follow", asked: object) => void
  readonly send?: (transfer: PreparedTransfer) => Effect.Effect<{ readonly hash: string }, KitError>
  readonly follow?: () => Effect.Effect<TransferOutcome, KitError>
  /** What comes of trying a transfer; without it the namespace tries nothing. */
  readonly simulate?: Simulator["transfer"]
  readonly address?: () => string
  /** Whether transactions have pages. */
  readonly hasExplorer?: boolean
  /** What switching the wallet's network does. */
  readonly switchNetwork?: (networkId: CaipNetworkId) => Promise<void>
}

const prepareWith =
  ({ prepare, prepared, onAsked }: TestChainOptions): Transfers["prepare"] =>
  (asked) => {
    const { address, receiver, token, amount, network } = asked
    const { caipNetworkId, nativeCurrency } = network
    onAsked?.("prepare", asked)
    return (
      prepare?.() ??
      Effect.succeed(
        Object.freeze({
          networkId: caipNetworkId,
          sender: address,
          receiver,
          ...(token === undefined ? {} : { token }),
          amount: { ...nativeCurrency, value: amount === "max" ? 0n : amount.value },
          fee: { ...nativeCurrency, value: 10n },
          warnings: [],
          request: Object.freeze({ receiver }),
          ...prepared
        })
      )
    )
  }

/** A chain with one wallet, "wallet", that connects at once as `a1`; its addresses are a letter and digits. */
export const testChain = (options: TestChainOptions = {}) =>
  oneWalletChain({
    address: options.address,
    namespace: {
      ...(options.hasExplorer === true
        ? {
            explorerUrl: (_: unknown, subject: object) =>
              "transaction" in subject ? `https://explorer.test/${String(subject.transaction)}` : undefined
          }
        : {}),
      ...(options.switchNetwork === undefined
        ? {}
        : { switchNetwork: ({ network }) => options.switchNetwork!(network.caipNetworkId) })
    },
    setup: (host) => {
      if (options.canSend === false) return
      const { simulate } = options
      if (simulate !== undefined)
        host.addCapability("test", simulation, { reader: Effect.succeed({ transfer: simulate }) })
      host.addCapability("test", transfers, {
        prepare: prepareWith(options),
        send: (asked) => {
          options.onAsked?.("send", asked)
          return lately(options.send?.(asked.transfer) ?? Effect.succeed({ hash: "h1" }))
        },
        follow: (asked) => {
          options.onAsked?.("follow", asked)
          return options.follow?.() ?? Effect.succeed({ status: "success" as const })
        }
      })
    }
  })

/** The origin of the test exchanges' pages. */
export const exchangePage = "https://exchange.example"

/** What a source of the test exchanges does; what is left out works. */
export interface TestSourceOptions extends Partial<ExchangeSource> {
  readonly id?: string
  readonly networks?: ExchangeSourceDeclaration["networks"]
  readonly pictures?: ReadonlyArray<string>
  readonly load?: ExchangeSourceDeclaration["load"]
}

/** A plugin with two exchanges, "north" and "south", whose payments succeed when they are first asked about. */
export const testSource = ({ id = "market", networks, pictures, load, ...given }: TestSourceOptions = {}) => {
  const source: ExchangeSource = {
    exchanges: () =>
      Effect.succeed([
        { id: "north", name: "North" },
        { id: "south", name: "South" }
      ]),
    payUrl: ({ exchangeId }) =>
      Effect.succeed({ url: `${exchangePage}/pay?at=${exchangeId}`, sessionId: "s1" }),
    buyStatus: () => Effect.succeed({ status: "success", txHash: "0x0123456789abcdef" }),
    ...given
  }
  return definePlugin({
    id,
    fills: [
      fillSlot(exchangeSources, {
        id,
        pages: [exchangePage],
        ...(networks === undefined ? {} : { networks }),
        ...(pictures === undefined ? {} : { pictures }),
        load: load ?? (async () => source)
      })
    ],
    setup: () => {}
  })
}

/** A payment of one coin. */
export const request = {
  paymentAsset: {
    network: "test:1",
    asset: "native",
    metadata: { name: "Coin", symbol: "COIN", decimals: 2 }
  },
  recipient: "b2",
  amount: 100n
} as const
