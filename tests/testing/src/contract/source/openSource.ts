import {
  createKit,
  isKitError,
  memoryStorage,
  readSlot,
  type AnyPlugin,
  type Capability,
  type KitCore,
  type KitError,
  type Network,
  type PluginState,
  type Slot
} from "@latchkey/core"
import { Capabilities, Http, Namespaces, State } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { must } from "../must.ts"
import { ready } from "../mustRun.ts"
import { rpcUrls } from "../rpcUrls.ts"
import type { SourceSubject } from "./SourceSubject.ts"

const NODE = "http://node.contract.test/rpc"

/** A kit with a source in it, and what the kit asks it with. */
export interface OpenedSource {
  readonly kit: KitCore
  readonly plugin: AnyPlugin
  readonly network: Network
  readonly http: Http["Service"]
  /** The canonical form of an address on the network; undefined if the text is not an address. */
  readonly parseAddress: (text: string) => string | undefined
  /** The declarations with which the plugin fills a slot. */
  readonly declared: <T extends { readonly id: string }>(slot: Slot<T>) => ReadonlyArray<T>
  /** What the plugin has of a capability on the network's namespace. */
  readonly capability: <T>(capability: Capability<T>) => T
  /** What anybody has of it. */
  readonly anyCapability: <T>(capability: Capability<T>) => T | undefined
  readonly close: () => Promise<void>
}

interface Found {
  readonly http: Http["Service"]
  readonly capabilities: Capabilities["Service"]
  readonly namespaces: Namespaces["Service"]
  readonly state: State["Service"]
}

const probe = (found: Array<Found>): AnyPlugin => ({
  id: "probe",
  when: "engine",
  load: async () => ({
    start: Effect.gen(function* () {
      found.push({
        http: yield* Http,
        capabilities: yield* Capabilities,
        namespaces: yield* Namespaces,
        state: yield* State
      })
    })
  })
})

/** Installs the subject's plugin in a kit on which nobody is connected. */
export const openSource = async (subject: SourceSubject): Promise<OpenedSource> => {
  const found: Array<Found> = []
  const plugin = subject.make()
  const options = {
    app: { name: "Contract", url: "http://127.0.0.1" },
    networks: subject.networks,
    plugins: [...(subject.others?.() ?? []), plugin, probe(found)],
    storage: memoryStorage(),
    ...(subject.features === undefined ? {} : { features: subject.features }),
    prefetch: false
  }
  const kit = createKit({ ...options, customRpcUrls: rpcUrls(options, NODE) })
  await ready(kit, plugin)
  const network = networkOf(kit, subject.networkId)
  const namespace = network.chainNamespace
  const { http, capabilities, namespaces, state } = found[0]!
  return {
    kit,
    plugin,
    network,
    http,
    parseAddress: (text) => namespaces.get(namespace)?.parseAddress(text, network),
    declared: (slot) => {
      const { fillings } = (state.snapshot() as { readonly plugin: PluginState }).plugin
      return readSlot(fillings, slot).filter(({ id }) => id === plugin.id || id.startsWith(`${plugin.id}/`))
    },
    capability: (capability) => {
      // What the wallet tells needs a wallet.
      const [entry] = capabilities
        .all(namespace, capability)
        .filter(({ source, plugin: by }) => source !== "wallet" && isOf(plugin, by))
      must(entry !== undefined, `${plugin.id} adds no ${capability.name} to ${namespace}`)
      return entry.value
    },
    anyCapability: (capability) => capabilities.all(namespace, capability)[0]?.value,
    close: () => kit.dispose()
  }
}

// What a chain says of its own namespace is registered under the namespace's name.
const isOf = ({ id, namespaces = [] }: AnyPlugin, registered: string) =>
  registered === id || namespaces.some((namespace) => namespace.id === registered)

/** A network of the kit. Fails with a sentence where the app has no such network. */
export const networkOf = ({ getNetwork }: KitCore, networkId: string): Network => {
  const network = getNetwork(networkId as Network["caipNetworkId"])
  must(network !== undefined, `\`networks\` has no ${networkId}`)
  return network
}

/** Runs what a source does. Rejects with whatever it fails with, typed or not. */
export const runSource = <A>(work: Effect.Effect<A, KitError>, signal?: AbortSignal): Promise<A> =>
  Effect.runPromise(
    Effect.suspend(() => work),
    signal && { signal }
  )

/** A typed failure; fails with a sentence for anything else. */
export const mustBeTyped = (error: unknown, when: string): KitError => {
  must(isKitError(error), `${when}: it ends in ${String(error)}, which is no error of the kit's`)
  return error
}
