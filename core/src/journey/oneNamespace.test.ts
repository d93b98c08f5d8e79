import fc from "fast-check"
import { expect, it, onTestFinished } from "vitest"
import { loadLater } from "../../../tests/support/loadLater.ts"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { createKit, memoryStorage, shownNamespace } from "../index.ts"
import { isConnectedIn } from "./home.ts"

const ids = ["one", "two", "three"] as const

const start = async (onUnknown: ReadonlyArray<string> = []) => {
  const chains = ids.map((id) =>
    virtualChain({ [`wallet-${id}`]: { walletNetwork: () => (onUnknown.includes(id) ? 99 : 1) } }, id)
  )
  const [one, two, three] = chains.map(({ plugin }) => plugin)
  const kit = createKit({
    app: { name: "Test" },
    networks: ids.flatMap((id) => [testNetwork(1, id), testNetwork(2, id)]),
    storage: memoryStorage(),
    plugins: [one!, two!, three!]
  })
  await kit.ready()
  await loadLater(kit)
  return {
    kit,
    connect: (id: string) => kit.connect({ connectorId: `wallet-${id}` }),
    active: () => kit.getSnapshot().network.activeNamespace,
    shown: () => shownNamespace(kit.getSnapshot())
  }
}

const open = async (...onUnknown: ReadonlyArray<string>) => {
  const world = await start(onUnknown)
  onTestFinished(() => world.kit.dispose())
  return world
}

it.each([
  ["one", "two"],
  ["two", "one"]
])(
  "a modal that is opened for a connected namespace makes it active, in the task of the click: %s while %s is",
  async (wanted, other) => {
    const { kit, connect, active, shown } = await open()
    await connect(other)
    await connect(wanted)
    expect(active()).toBe(other)
    kit.open({ namespace: wanted })
    expect([active(), shown()]).toEqual([wanted, wanted])
    expect(kit.getSnapshot().navigation.stack.map(({ view }) => view)).toEqual(["Account"])
    expect(kit.getSnapshot().network.isSwitchingNamespace).toBe(false)
    kit.close()
    expect([active(), shown()]).toEqual([wanted, wanted])
  }
)

it("for one that is not connected it changes nothing until its wallet has answered", async () => {
  const { kit, connect, active, shown } = await open()
  await connect("one")
  kit.open({ namespace: "two" })
  expect([active(), shown()]).toEqual(["one", "two"])
  await connect("two")
  expect([active(), shown()]).toEqual(["two", "two"])
})

it("a modal that was opened for one follows the kit to another that becomes active under it", async () => {
  const { kit, connect, active, shown } = await open()
  await connect("two")
  await connect("one")
  kit.open({ namespace: "one" })
  await kit.switchNetwork({ networkId: "two:2" })
  expect([active(), shown()]).toEqual(["two", "two"])
})

it("becomes active on a network that the app does not use too, and the visitor is told which it is", async () => {
  const { kit, connect, active } = await open("two")
  await connect("one")
  await connect("two")
  expect(active()).toBe("one")
  kit.open({ namespace: "two" })
  expect(active()).toBe("two")
  expect(kit.getSnapshot().network.byNamespace["two"]?.caipNetwork?.id).toBe("99")
  expect(kit.getSnapshot().navigation.stack.at(-1)?.view).toBe("UnsupportedChain")
})

it("law: whatever is done in whatever order, a connected account that the modal is about is the active one", async () => {
  const id = fc.constantFrom(...ids)
  const command = fc.oneof(
    fc.tuple(fc.constant("open"), fc.option(id, { nil: undefined })),
    fc.tuple(
      fc.constantFrom("connect", "disconnect", "account", "switch", "request", "close", "back", "networks"),
      id
    )
  )
  let opened = 0
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 20 }), async (commands) => {
      const { kit, connect, active, shown } = await start()
      try {
        for (const [what, namespace = "one"] of commands) {
          const at = `${namespace}:2` as const
          // What is refused (a network of nobody, say) is no part of the law.
          const refused = () => undefined
          if (what === "open") kit.open({ namespace })
          else if (what === "connect") await connect(namespace).catch(refused)
          else if (what === "disconnect") await kit.disconnect({ namespace }).catch(refused)
          else if (what === "account" && isConnectedIn(kit.getSnapshot(), namespace))
            kit.showAccount({ namespace })
          else if (what === "switch") await kit.switchNetwork({ networkId: at }).catch(refused)
          else if (what === "request") kit.requestNetwork({ networkId: at })
          else if (what === "networks") kit.navigation.push("Networks")
          else if (what === "back") kit.navigation.goBack()
          else if (what === "close") kit.close()
          if (isConnectedIn(kit.getSnapshot(), shown())) {
            if (what === "open" && shown() !== "one") opened++
            expect(shown()).toBe(active())
          }
        }
      } finally {
        await kit.dispose()
      }
    }),
    { numRuns: 300 }
  )
  expect(opened).toBeGreaterThan(20)
})
