import assert from "node:assert/strict"
import { it } from "node:test"
import {
  createKit,
  definePlugin,
  memoryStorage,
  readSlot,
  type AnyPlugin,
  type Kit,
  type KitError
} from "@latchkey/core"
import { views } from "@latchkey/react"
import { featurePluginContract } from "@latchkey/testing"
import { consent } from "latchkey-plugin-terms"
import { terms } from "latchkey-plugin-terms/react"
import { browserRecords } from "latchkey-plugin-terms/records"
import { testChain, testNetwork } from "./testChain.ts"

const text = "Tea is sold as it is."

const start = async ({
  said = text,
  storage = memoryStorage(),
  signs = true,
  more = [] as Array<AnyPlugin>
} = {}) => {
  const { wallet, plugin } = testChain("tea", { signs })
  const kit = createKit({
    app: { name: "Tea shop", url: "http://127.0.0.1" },
    networks: [testNetwork("tea")],
    plugins: [terms({ text: said }), plugin, browserRecords(), ...more],
    storage
  })
  await kit.ready()
  return {
    kit,
    wallet,
    storage,
    connect: async (account = "a1") => {
      wallet.account = account
      kit.open()
      await kit.connect({ connectorId: "tea-wallet" })
      return kit.getSnapshot().navigation.stack.at(-1)
    }
  }
}
const rejection = async (promise: Promise<unknown>) =>
  promise.then(
    () => "none",
    ({ code }: KitError) => code
  )

void it("shows its view after connecting, and holds the modal open until the terms are signed", async () => {
  const { kit, wallet, connect } = await start()
  assert.deepEqual(kit.getSnapshot().terms, {})
  const shown = await connect()
  assert.deepEqual([shown?.view, shown?.params, shown?.blocking], ["terms/Accept", { text }, true])
  kit.navigation.requestClose()
  assert.equal(kit.getSnapshot().navigation.open, true)

  await kit.terms.accept()
  assert.deepEqual(wallet.signed, [text])
  assert.deepEqual(kit.getSnapshot().terms, { "tea:a1": { text, proof: "a1 signed", source: "wallet" } })
  assert.equal(kit.getSnapshot().navigation.open, false)
  await kit.terms.accept()
  assert.equal(wallet.signed.length, 1)
  await kit.dispose()
})

void it("asks each account once, in later visits too, and again when the terms are others", async () => {
  const { kit, storage, connect } = await start()
  await connect()
  await kit.terms.accept()
  await kit.disconnect()
  assert.equal(await connect(), undefined)
  await kit.disconnect()
  assert.equal((await connect("a2"))?.view, "terms/Accept")
  await kit.dispose()

  for (const [said, view] of [
    [text, undefined],
    ["Tea is sold hot.", "terms/Accept"]
  ] as const) {
    const later = await start({ said, storage })
    assert.equal((await later.connect())?.view, view)
    await later.kit.dispose()
  }
})

void it("goes nowhere while the visitor declines, and closes when the wallet is disconnected", async () => {
  const { kit, wallet, connect } = await start()
  wallet.declines = true
  await connect()
  assert.equal(await rejection(kit.terms.accept()), "SIGNING_REJECTED")
  assert.deepEqual(kit.getSnapshot().terms, {})
  assert.equal(kit.getSnapshot().navigation.open, true)
  await kit.disconnect()
  assert.equal(kit.getSnapshot().navigation.open, false)
  await kit.dispose()
})

void it("is not asked where a namespace cannot say yes; another plugin may bring a way to", async () => {
  const bare = await start({ signs: false })
  assert.equal(bare.kit.hasCapability("consent", "tea"), false)
  assert.equal(await bare.connect(), undefined)
  await bare.kit.dispose()

  const clerk = definePlugin({
    id: "clerk",
    setup: (host) => host.addCapability("tea", consent, async () => "receipt 7", "server")
  })
  for (const [signs, source] of [
    [false, "server"],
    [true, "wallet"]
  ] as const) {
    const { kit, connect } = await start({ signs, more: [clerk] })
    await connect()
    await kit.terms.accept()
    assert.equal(kit.getSnapshot().terms["tea:a1"]?.source, source)
    await kit.dispose()
  }
})

void it("brings a view that loads, and needs somebody who keeps records", async () => {
  const { kit } = await start()
  const [view] = readSlot(kit.getSnapshot().plugin.fillings, views)
  assert.equal(typeof (await view?.load())?.default, "function")
  await kit.dispose()
  assert.throws(
    () =>
      createKit({
        app: { name: "" },
        networks: [testNetwork("tea")],
        plugins: [testChain("tea").plugin, terms({ text })]
      }),
    { code: "PLUGIN_MISSING" }
  )
})

void it("leaves nothing when it is removed, also in the middle of its journey", async () => {
  const { kit, connect } = await start()
  await connect()
  await kit.remove("terms")
  assert.equal(kit.getSnapshot().navigation.open, false)
  assert.equal("terms" in kit.getSnapshot(), false)
  assert.equal(kit.hasCapability("consent", "tea"), false)
  assert.equal(kit.terms, undefined)
  await kit.disconnect()
  assert.equal(await connect(), undefined)
  await kit.remove("records")
  await kit.dispose()
})

for (const { name, run } of featurePluginContract({
  make: () => terms({ text }),
  others: () => [testChain("tea").plugin, browserRecords()],
  networks: [testNetwork("tea")],
  use: async (kit) => {
    if (kit.getSnapshot().account["tea"]?.address === undefined)
      await kit.connect({ connectorId: "tea-wallet" })
    await (kit as Kit<[ReturnType<typeof terms>]>).terms.accept()
  }
})) {
  void it(name, run)
}
