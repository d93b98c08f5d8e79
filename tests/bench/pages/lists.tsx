import { activity } from "@latchkey/activity/react"
import {
  createKit,
  definePlugin,
  fillSlot,
  swapSources,
  type HistoryTransaction,
  type SwapChoice
} from "@latchkey/core"
import { history, prices, tokenBalances, type TokenHolding } from "@latchkey/core/effect"
import { evm } from "@latchkey/evm"
import { ConnectButton, KitProvider } from "@latchkey/react"
import { swap } from "@latchkey/swap/react"
import { tokens } from "@latchkey/tokens/react"
import * as Effect from "effect/Effect"
import { createRoot } from "react-dom/client"
import { network } from "../../size/pages/network.ts"

const query = new URLSearchParams(location.search)
/** How many transactions, and how many of them in one month. */
const ROWS = Number(query.get("rows"))
const EACH = Number(query.get("each"))
const TOKENS = Number(query.get("tokens"))
/** Of how many networks the page is; the others have as many tokens. */
const NETWORKS = Number(query.get("networks") ?? 1)
const networks = Array.from({ length: NETWORKS }, (_, index) =>
  index === 0 ? network : { ...network, id: 1_000 + index, name: `Network ${index}` }
)
/** When tokens were told last, and of which networks they were ever asked for. */
const told = { at: 0, networks: new Set<string>() }
const PAGE = 100
const ether = { decimals: 18, symbol: "ETH" }

const addressOf = (number: number) => `0xa${number.toString(16).padStart(39, "0")}`

const transaction = (number: number, account: string): HistoryTransaction => ({
  hash: `0x${number.toString(16).padStart(64, "0")}`,
  networkId: "eip155:1",
  minedAt: Date.UTC(2024, 11 - Math.floor(number / EACH), 28, 12) - (number % EACH) * 1_000,
  status: number % 9 === 0 ? "failed" : "success",
  kind: number % 2 === 0 ? "send" : "receive",
  sender: number % 2 === 0 ? account : addressOf(number),
  transfers:
    number % 9 === 0
      ? []
      : [
          {
            direction: number % 2 === 0 ? "out" : "in",
            counterparty: addressOf(number),
            amount: { value: BigInt(number + 1) * 10n ** 15n, ...ether }
          }
        ]
})

const holding = (number: number): TokenHolding =>
  number === 0
    ? { name: "Ether", amount: { value: 10n ** 18n, ...ether } }
    : {
        token: `eip155:1:${addressOf(number)}`,
        name: `Token number ${number}`,
        amount: { value: BigInt(number) * 10n ** 17n, decimals: 18, symbol: `T${number}` }
      }

/** A long history, told page by page as a server would, and many tokens with their prices. */
const teller = definePlugin({
  id: "teller",
  requires: ["evm"],
  setup: (host) => {
    // Asked before the chain.
    const source = "wallet"
    host.addCapability(
      "eip155",
      history,
      {
        list: ({ address, cursor = "0" }) => {
          const from = Number(cursor)
          const to = Math.min(ROWS, from + PAGE)
          const all = Array.from({ length: to - from }, (_, index) => transaction(from + index, address))
          return Effect.succeed({
            transactions: all,
            ...(to < ROWS ? { next: String(to) } : {}),
            coverage: "whole" as const
          })
        }
      },
      source
    )
    host.addCapability(
      "eip155",
      tokenBalances,
      {
        list: ({ network: { caipNetworkId } }) =>
          Effect.sync(() => {
            told.networks.add(caipNetworkId)
            told.at = performance.now()
            return Array.from({ length: TOKENS }, (_, number) => holding(number))
          })
      },
      source
    )
    host.addCapability(
      "eip155",
      prices,
      {
        list: ({ tokens, currency }) =>
          Effect.succeed(
            tokens.map((token) => ({ token, price: { value: 125n, decimals: 2, symbol: currency } }))
          )
      },
      source
    )
  }
})

/** Of ten tokens that can be swapped, the account holds one. */
const choice = (number: number): SwapChoice =>
  number === 0
    ? { id: "native", name: "Ether", ...ether, balance: 10n ** 18n }
    : {
        id: `eip155:1:${addressOf(number)}`,
        name: `Token number ${number}`,
        symbol: `T${number}`,
        decimals: 18,
        balance: number % 10 === 0 ? BigInt(number) * 10n ** 17n : 0n
      }

/** An exchange of many tokens. */
const exchange = definePlugin({
  id: "exchange",
  requires: ["evm"],
  fills: [
    fillSlot(swapSources, {
      id: "exchange",
      title: "Exchange",
      networks: ["eip155:1"],
      load: () =>
        Promise.resolve({
          contracts: () => ({ target: addressOf(1), spender: addressOf(1) }),
          tokens: () => Effect.succeed(Array.from({ length: TOKENS }, (_, number) => choice(number))),
          offer: () => Effect.never
        })
    })
  ],
  setup: () => {}
})

const kit = createKit({
  app: { name: "Page" },
  networks: networks as never,
  plugins: [evm(), teller, activity(), tokens(), swap(), exchange]
})

createRoot(document.getElementById("root")!).render(
  <KitProvider kit={kit}>
    <ConnectButton />
  </KitProvider>
)

Object.assign(window, { kit, told })
