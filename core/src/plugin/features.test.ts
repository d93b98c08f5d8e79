import { describe, expect, it } from "vitest"
import { codeOf } from "../../../tests/support/bareKernel.ts"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import {
  createKit,
  defineCapability,
  defineContract,
  definePlugin,
  defineSlice,
  memoryStorage,
  readSlice,
  type AnyPlugin,
  type SetupHost
} from "../index.ts"

const makeKit = <const Plugins extends ReadonlyArray<AnyPlugin>>(...plugins: Plugins) =>
  createKit({
    app: { name: "Test" },
    networks: [testNetwork(1)],
    plugins: [virtualChain({ wallet: {} }).plugin, ...plugins],
    storage: memoryStorage()
  })

interface Visits {
  readonly total: number
}
const visits = defineSlice<Visits>("visits", { total: 0 })
const counter = (more: (host: SetupHost<Visits>) => void = () => {}) =>
  definePlugin<"visits", { readonly add: () => Promise<number> }, Visits>({
    id: "visits",
    slice: visits,
    actions: ["add"],
    setup: (host) => {
      more(host)
      return {
        add: async () => {
          host.state.set(({ total }) => ({ total: total + 1 }))
          return host.state.get().total
        }
      }
    }
  })

describe("a feature without Effect", () => {
  it("has a part of the state, typed under its id, in the server's snapshot too", async () => {
    const kit = makeKit(counter())
    expect(kit.getSnapshot().visits.total).toBe(0)
    expect(await kit.visits.add()).toBe(1)
    expect(kit.getSnapshot().visits).toEqual({ total: 1 })
    expect(kit.getServerSnapshot().visits).toEqual({ total: 0 })
    await kit.remove("visits")
    expect("visits" in kit.getSnapshot()).toBe(false)
    expect(readSlice(kit.getSnapshot(), visits)).toEqual({ total: 0 })
    await kit.dispose()
  })

  it("is refused what it did not declare: a state, and two namespaces of one id", async () => {
    const stateless = definePlugin({ id: "stateless", setup: (host) => host.state.set(() => 1) })
    const kit = makeKit()
    await kit.ready()
    expect(await codeOf(() => kit.use(stateless))).toBe("PLUGIN_FAILED")
    const twin = definePlugin({ id: "twin", namespaces: [{ id: "test", name: "Twin" }], setup: () => {} })
    expect(await codeOf(() => kit.use(twin))).toBe("PLUGIN_DUPLICATE")
    expect(kit.getSnapshot().plugin.installed).not.toContain("twin")
    await kit.dispose()
  })

  it("uses a service of a plugin that it requires; where none provides it, it is told so", async () => {
    const greeting = defineContract<{ readonly greet: (name: string) => string }>("test/Greeting")
    const polite = definePlugin({
      id: "polite",
      when: "demand",
      setup: (host) => host.provide(greeting, { greet: (name) => `Good day, ${name}` })
    })
    const make = <const Id extends string>(id: Id, requires: ReadonlyArray<string>) =>
      definePlugin<Id, { readonly greet: () => Promise<string | undefined> }>({
        id,
        requires,
        when: "demand",
        actions: ["greet"],
        setup: (host) => ({ greet: async () => host.use(greeting)?.greet(id) })
      })
    const kit = makeKit(polite, make("alone", []), make("guest", ["polite"]))
    expect(await kit.alone.greet()).toBeUndefined()
    expect(await kit.guest.greet()).toBe("Good day, guest")
    await kit.dispose()
  })

  it("adds what a namespace of another can do, and asks for it with its source named", async () => {
    interface Tellers {
      readonly tell: () => Promise<string>
    }
    const history = defineCapability<Tellers>("history")
    let declined = false
    const cloud = definePlugin({
      id: "cloud",
      setup: (host) => host.addCapability("test", history, { tell: async () => "a server's" }, "server")
    })
    const own = definePlugin({
      id: "own",
      setup: (host) =>
        host.addCapability("test", history, {
          tell: async () => {
            throw declined ? { code: 4001 } : new Error("down")
          }
        })
    })
    const asking = definePlugin({
      id: "asking",
      actions: ["ask", "count"],
      setup: (host) => ({
        ask: (namespace: string) => host.askCapability(namespace, history, ({ tell }) => tell()),
        count: async () => host.capabilitiesOf("test", history).length
      })
    })
    const kit = makeKit(cloud, own, asking)
    await kit.ready()
    expect(kit.hasCapability("history", "test")).toBe(true)
    expect(await kit.asking.count()).toBe(2)
    expect(await kit.asking.ask("test")).toEqual({ value: "a server's", source: "server", plugin: "cloud" })
    declined = true
    expect(await codeOf(() => kit.asking.ask("test"))).toBe("CANCELLED")
    expect(await codeOf(() => kit.asking.ask("absent"))).toBe("CAPABILITY_MISSING")
    await kit.remove("cloud")
    await kit.remove("own")
    expect(kit.hasCapability("history", "test")).toBe(false)
    expect(await codeOf(() => kit.asking.ask("test"))).toBe("CAPABILITY_MISSING")
    await kit.dispose()
  })
})
