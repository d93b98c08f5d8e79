import { featurePluginContract, transactionContract, type TransactionSubject } from "@latchkey/testing"
import type { KitCore } from "@latchkey/core"
import { describe, it } from "vitest"
import { drawView } from "../../../tests/support/drawView.ts"
import { network, testChain } from "../support/testChain.ts"
import { send, type SendApi } from "./index.ts"
import { send as sendWithViews } from "./react/index.ts"

const use = async (kit: KitCore) => {
  if (kit.getSnapshot().account["test"]?.status !== "connected") await kit.connect({ connectorId: "wallet" })
  const { send } = kit as KitCore & { readonly send: SendApi }
  const { transfer } = await send.prepare({ receiver: "b2", amount: { value: 1n, decimals: 2 } })
  await send.submit(transfer)
  await send.follow()
}

describe.each([
  ["send", send],
  ["send with its views", sendWithViews]
])("%s keeps the contract of features", (_, make) => {
  const others = () => [testChain()]
  const without = () => [testChain({ canSend: false })]
  const subject = { make, others, without, networks: [network(1), network(2)], use, draw: drawView }
  it.each(featurePluginContract(subject))("$name", ({ run }) => run(), 60_000)
})

describe("what send has a wallet send keeps the contract of transactions", () => {
  const subject: TransactionSubject = {
    id: "send",
    plugins: (script) => [testChain(script), send()],
    networks: [network(1)],
    connectorId: "wallet",
    prepare: async (kit) => {
      const { send } = kit as KitCore & { readonly send: SendApi }
      return (await send.prepare({ receiver: "b2", amount: { value: 1n, decimals: 2 } })).transfer
    },
    submitted: "SEND_TRANSFER_SUBMITTED"
  }
  it.each(transactionContract(subject))("$name", ({ run }) => run(), 60_000)
})
