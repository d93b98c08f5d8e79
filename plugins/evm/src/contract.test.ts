import type { KitCore } from "@latchkey/core"
import { announce, createVirtualWallet } from "@latchkey/testing"
import { afterEach, beforeEach, describe, it } from "vitest"
import { base, mainnet } from "viem/chains"
import { BrowserWindow } from "../../../tests/contract/BrowserWindow.ts"
import { pluginContract } from "../../../tests/contract/pluginContract.ts"
import { evm } from "./index.ts"

let undo: ReadonlyArray<() => void> = []
beforeEach(() => {
  const window = new BrowserWindow()
  const wallet = createVirtualWallet({ chains: [{ id: 1, rpcUrl: "http://127.0.0.1:1" }] })
  undo = [window.install(), announce(wallet, window)]
})
afterEach(() => undo.toReversed().forEach((back) => back()))

const use = async (kit: KitCore) => {
  const [connector] = kit.getSnapshot().connection.connectors
  await kit.connect({ connectorId: connector!.id })
  await kit.signMessage({ message: "Hello" })
}

describe("evm keeps the contract of plugins", () => {
  const subject = { make: () => evm(), networks: [mainnet, base], use }
  it.each(pluginContract(subject))("$name", ({ run }) => run(), 60_000)
})
