import { evm } from "@latchkey/evm"
import { receive, type ReceiveApi } from "@latchkey/receive"
import { receive as receiveWithViews } from "@latchkey/receive/react"
import { announce, createVirtualWallet } from "@latchkey/testing"
import type { KitCore } from "@latchkey/core"
import { afterEach, beforeEach, describe, it } from "vitest"
import { base, mainnet } from "viem/chains"
import { BrowserWindow } from "./BrowserWindow.ts"
import { pluginContract } from "./pluginContract.ts"

const networks = [mainnet, base]

let undo: ReadonlyArray<() => void> = []
beforeEach(() => {
  const window = new BrowserWindow()
  const wallet = createVirtualWallet({ chains: [{ id: 1, rpcUrl: "http://127.0.0.1:1" }] })
  undo = [window.install(), announce(wallet, window)]
})
afterEach(() => undo.toReversed().forEach((back) => back()))

const connect = async (kit: KitCore) => {
  const [connector] = kit.getSnapshot().connection.connectors
  await kit.connect({ connectorId: connector!.id })
}

describe("evm keeps the contract of plugins", () => {
  const use = async (kit: KitCore) => {
    await connect(kit)
    await kit.signMessage({ message: "Hello" })
  }
  it.each(pluginContract({ make: () => evm(), networks, use }))("$name", ({ run }) => run(), 60_000)
})

describe.each([
  ["receive", receive],
  ["receive with its views", receiveWithViews]
])("%s keeps the contract of plugins", (_, make) => {
  const use = async (kit: KitCore) => {
    if (kit.getSnapshot().account["eip155"]?.status !== "connected") await connect(kit)
    await (kit as KitCore & { readonly receive: ReceiveApi }).receive.request()
  }
  const others = () => [evm()]
  it.each(pluginContract({ make, others, networks, use }))("$name", ({ run }) => run(), 60_000)
})
