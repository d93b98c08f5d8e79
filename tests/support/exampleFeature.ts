import {
  defineContract,
  definePlugin,
  defineSlice,
  defineSlot,
  fillSlot,
  type AnyPlugin,
  type KitCore,
  type SetupHost
} from "@latchkey/core"
import { CapabilityMissingError } from "@latchkey/core/effect"
import type { FeatureSubject } from "@latchkey/testing"
import { testNetwork, virtualChain } from "./virtualChain.ts"

/** What the example feature keeps. */
export interface Greetings {
  readonly sent: ReadonlyArray<string>
}

/** What the example feature does. */
export interface GreetingApi {
  readonly greet: (request?: { readonly name?: string; readonly signal?: AbortSignal }) => Promise<string>
}

/** What the plugin provides that the example feature requires. */
export const words = defineContract<() => string>("example/Words")
/** What the example feature provides. */
export const greeter = defineContract<(name: string) => string>("example/Greeter")

const accountActions = defineSlot<object>("accountActions")
const views = defineSlot<object>("views")

/** Provides the words; the example feature requires it. */
export const exampleWords = (): AnyPlugin =>
  definePlugin({ id: "words", when: "demand", setup: (host) => host.provide(words, () => "Hello") })

/** What a test may break in the example feature. */
export interface FeatureParts {
  readonly plugin?: Partial<AnyPlugin>
  /** Goes before what the action does. */
  readonly greet?: (host: SetupHost<Greetings>) => unknown
  readonly setup?: (host: SetupHost<Greetings>) => void
  readonly api?: object
}

/** A component, as far as a contract looks. */
export const Component = () => null

/** A feature with a slice, an action, views, a service of another plugin and one of its own. */
export const exampleFeature = ({ plugin, greet, setup, api }: FeatureParts = {}): AnyPlugin => ({
  ...definePlugin<"greeting", GreetingApi, Greetings>({
    id: "greeting",
    requires: ["words"],
    when: "demand",
    hosts: [{ origin: "https://greetings.test", purpose: "sends greetings" }],
    slice: defineSlice<Greetings>("greeting", { sent: [] }),
    actions: ["greet"],
    fills: [
      fillSlot(accountActions, { id: "greeting", view: "greeting/Greet", capability: "signing" }),
      fillSlot(views, { id: "greeting/Greet", load: async () => ({ default: Component }) })
    ],
    setup: (host) => {
      const say = host.use(words)
      host.provide(greeter, (name) => `${say?.()} ${name}`)
      setup?.(host)
      return {
        greet: async ({ name = "you" } = {}) => {
          await greet?.(host)
          const text = `${say!()} ${name}`
          const { signMessage } = host.capabilities("test")
          if (signMessage === undefined)
            throw new CapabilityMissingError({ namespace: "test", capability: "signing" })
          const network = host.getSnapshot().network.byNamespace["test"]!.caipNetwork!
          await signMessage({ provider: host.provider("test"), address: "a1", network, message: text })
          await host.json({ url: "https://greetings.test/send", body: { text }, kind: "write" })
          host.state.set(({ sent }) => ({ sent: [...sent, text] }))
          return text
        },
        ...api
      }
    }
  }),
  ...plugin
})

const unsigned = (): AnyPlugin =>
  definePlugin({
    id: "test",
    namespaces: [{ id: "test", name: "Test", defaultAccountType: "eoa" }],
    setup: (host) => {
      host.registerNamespace({ id: "test", parseAddress: (text) => text })
      host.registerConnector({
        id: "wallet",
        name: "Wallet",
        namespaces: ["test"],
        connect: async () => ({
          grants: [
            {
              namespace: "test",
              accounts: [{ address: "a1", type: "eoa" }],
              networkId: "test:1",
              provider: {}
            }
          ]
        })
      })
    }
  })

/** The subject of the contract for features. */
export const exampleFeatureSubject = (parts: FeatureParts = {}): FeatureSubject => ({
  make: () => exampleFeature(parts),
  others: () => [virtualChain({ wallet: {} }).plugin, exampleWords()],
  without: () => [unsigned(), exampleWords()],
  networks: [testNetwork(1)],
  provides: [greeter],
  use: async (kit) => {
    if (kit.getSnapshot().account["test"]?.status !== "connected")
      await kit.connect({ connectorId: "wallet" })
    await (kit as KitCore & { readonly greeting: GreetingApi }).greeting.greet({ name: "Ada" })
  },
  respond: ({ url }) => (url === "https://greetings.test/send" ? {} : undefined)
})
