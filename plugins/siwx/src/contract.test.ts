import { defineContract, type KitCore } from "@latchkey/core"
import { featurePluginContract } from "@latchkey/testing"
import { describe, it } from "vitest"
import { drawView } from "../../../tests/support/drawView.ts"
import { network, testChain, testWallet } from "../support/testChain.ts"
import { testServer } from "../support/testServer.ts"
import { siwx, type SiwxApi } from "./index.ts"
import { siwx as siwxWithView } from "./react/index.ts"

const use = async (kit: KitCore) => {
  if (kit.getSnapshot().account["test"]?.status !== "connected") await kit.connect({ connectorId: "wallet" })
  await (kit as KitCore & { readonly siwx: SiwxApi }).siwx.signIn()
}

describe.each([
  ["siwx", siwx],
  ["siwx with its view", siwxWithView]
])("%s keeps the contract of features", (_, plugin) => {
  const make = () => plugin({ backend: testServer().backend })
  const others = () => [testChain()]
  const without = () => [testChain(testWallet(), { signs: false })]
  const provides = [defineContract("@latchkey/core/Siwx")]
  const subject = { make, others, without, provides, networks: [network(1), network(2)], use, draw: drawView }
  it.each(featurePluginContract(subject))("$name", ({ run }) => run(), 60_000)
})
