import { featurePluginContract } from "@latchkey/testing"
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
