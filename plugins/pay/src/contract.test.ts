import { featurePluginContract, transactionContract, type TransactionSubject } from "@latchkey/testing"
import type { KitCore } from "@latchkey/core"
import { describe, it } from "vitest"
import { drawView } from "../../../tests/support/drawView.ts"
import { network, request, testChain, testSource } from "../support/testPay.ts"
import { pay, type PayApi } from "./index.ts"
import { pay as payWithViews } from "./react/index.ts"

const use = async (kit: KitCore) => {
  if (kit.getSnapshot().account["test"]?.status !== "connected") await kit.connect({ connectorId: "wallet" })
  const { pay } = kit as KitCore & { readonly pay: PayApi }
  await pay.exchanges(request)
  const paid = pay.pay(request)
  await Promise.race([paid, pay.prepare().then(pay.submit)])
  await paid
}

describe.each([
  ["pay", pay],
  ["pay with its views", payWithViews]
])("%s keeps the contract of features", (_, make) => {
  const others = () => [testChain().plugin, testSource()]
  const subject = { make, others, networks: [network(1), network(2)], use, draw: drawView }
  it.each(featurePluginContract(subject))("$name", ({ run }) => run(), 60_000)
})

describe("what pay has a wallet send keeps the contract of transactions", () => {
  const subject: TransactionSubject = {
    id: "pay",
    plugins: (script) => [testChain(script).plugin, pay()],
    networks: [network(1)],
    connectorId: "wallet",
    prepare: (kit) => {
      const { pay } = kit as KitCore & { readonly pay: PayApi }
      // What it ends with, the case asks of the state.
      pay.pay(request).catch(() => {})
      return pay.prepare()
    },
    submitted: "PAY_SUBMITTED"
  }
  it.each(transactionContract(subject))("$name", ({ run }) => run(), 60_000)
})
