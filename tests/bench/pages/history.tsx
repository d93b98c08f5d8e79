import { activity } from "@latchkey/activity/react"
import { createKit, definePlugin, type HistoryTransaction } from "@latchkey/core"
import { history } from "@latchkey/core/effect"
import { evm } from "@latchkey/evm"
import { ConnectButton, KitProvider } from "@latchkey/react"
import * as Effect from "effect/Effect"
import { createRoot } from "react-dom/client"
import { network } from "../../size/pages/network.ts"

const query = new URLSearchParams(location.search)
const COUNT = Number(query.get("rows"))
/** How many happened in one month. */
const EACH = Number(query.get("each"))
const PAGE = 100

const addressOf = (number: number) => `0x${number.toString(16).padStart(40, "a")}`
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
            amount: { value: BigInt(number + 1) * 10n ** 15n, decimals: 18, symbol: "ETH" }
          }
        ]
})

/** A long history, told page by page as a server would. */
const teller = definePlugin({
  id: "teller",
  requires: ["evm"],
  setup: (host) => {
    host.addCapability(
      "eip155",
      history,
      {
        list: ({ address, cursor = "0" }) => {
          const from = Number(cursor)
          const to = Math.min(COUNT, from + PAGE)
          const all = Array.from({ length: to - from }, (_, index) => transaction(from + index, address))
          return Effect.succeed({
            transactions: all,
            ...(to < COUNT ? { next: String(to) } : {}),
            coverage: "whole" as const
          })
        }
      },
      // Asked before the chain.
      "wallet"
    )
  }
})

const kit = createKit({
  app: { name: "Page" },
  networks: [network],
  plugins: [evm(), teller, activity()]
})

createRoot(document.getElementById("root")!).render(
  <KitProvider kit={kit}>
    <ConnectButton />
  </KitProvider>
)

Object.assign(window, { kit })
