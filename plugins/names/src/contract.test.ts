import { featurePluginContract } from "@latchkey/testing"
import type { KitCore, NamesActions } from "@latchkey/core"
import { describe, it } from "vitest"
import { bookOf, network, testChain } from "../support/testChain.ts"
import { names } from "./index.ts"

const use = async (kit: KitCore) => {
  if (kit.getSnapshot().account["test"]?.status !== "connected") await kit.connect({ connectorId: "wallet" })
  await (kit as KitCore & { readonly names: NamesActions }).names.profile({
    address: "a1",
    networkId: "test:1"
  })
}
const book = bookOf({
  reverse: () => "tea.test",
  resolve: (name) => ({ name, address: "a1" })
})

describe("names keep the contract of features", () => {
  const others = () => [testChain([[book, "node"]]).plugin]
  const without = () => [testChain().plugin]
  const subject = { make: () => names(), others, without, networks: [network(1), network(2)], use }
  it.each(featurePluginContract(subject))("$name", ({ run }) => run(), 60_000)
})
