import {
  createKit,
  installedNamespaces,
  isKitError,
  KitError,
  memoryStorage,
  type AnyPlugin,
  type Kit,
  type KitCore
} from "@latchkey/core"
import { declaredOrigins, outside } from "./declaredOrigins.ts"
import { must, sameText } from "./must.ts"
import { countOpen } from "./openResources.ts"
import type { ContractCase, PluginSubject } from "./PluginSubject.ts"
import { countingLeftOut, leftOutWithout, type LeftOut } from "./leftOut.ts"
import { rpcUrls } from "./rpcUrls.ts"
import { mustRun, ready, reasonOf } from "./mustRun.ts"
import { watchRequests } from "./watchRequests.ts"
import { fillsOf } from "./fillsOf.ts"

type Functions = Readonly<Record<string, (...args: ReadonlyArray<unknown>) => unknown>>

const NODE = "http://node.contract.test/rpc"

/** Makes a kit of the subject's networks with these plugins, and an RPC URL of the app's own where one is given. */
export const makeKit = (
  { networks, features }: Pick<PluginSubject, "networks" | "features">,
  plugins: ReadonlyArray<AnyPlugin>,
  rpcUrl?: string
): Kit => {
  const options = {
    app: { name: "Contract", url: "http://127.0.0.1" },
    networks,
    plugins,
    storage: memoryStorage(),
    ...(features === undefined ? {} : { features }),
    prefetch: false
  }
  return createKit(rpcUrl === undefined ? options : { ...options, customRpcUrls: rpcUrls(options, rpcUrl) })
}

/** A kit with the plugin under test and what it works with; `around` may change the plugin. */
export const withPlugin = (
  subject: PluginSubject,
  around: (plugin: AnyPlugin) => AnyPlugin = (plugin) => plugin
) => {
  const plugin = around(subject.make())
  return { plugin, kit: makeKit(subject, [...(subject.others?.() ?? []), plugin]) }
}

/** The plugin's actions as the page calls them. */
export const functionsOf = (kit: KitCore, plugin: AnyPlugin): Functions | undefined =>
  Reflect.get(kit, plugin.id) as Functions | undefined

/** What a plugin put where others can see it: what must be gone when it is removed. */
const traces = (kit: KitCore) => {
  const { plugin, connection, account, network, capability } = kit.getSnapshot()
  return {
    installed: plugin.installed,
    failed: Object.keys(plugin.failed),
    slots: plugin.fillings.map(
      ({ slot, value }) => `${slot} ${String((value as { readonly id?: unknown }).id)}`
    ),
    namespaces: installedNamespaces(plugin).map(({ id }) => id),
    capabilities: Object.entries(capability).map(([id, names]) => `${id} ${names.toSorted().join(" ")}`),
    networks: Object.keys(network.byNamespace),
    accounts: Object.keys(account),
    connectors: connection.connectors.map(({ id }) => id)
  }
}

/** What a kit shows that never had the plugin; without any other plugin there is no kit, and nothing to show. */
const tracesWithout = async (subject: PluginSubject): Promise<ReturnType<typeof traces>> => {
  const others = subject.others?.() ?? []
  if (others.length === 0) {
    return {
      installed: [],
      failed: [],
      slots: [],
      namespaces: [],
      capabilities: [],
      networks: [],
      accounts: [],
      connectors: []
    }
  }
  const kit = makeKit(subject, others)
  await kit.ready()
  const found = traces(kit)
  await kit.dispose()
  return found
}

/** How work ends: undefined in success, its error, or "late" where it does not end in 15 s. */
export const settles = async (
  work: Promise<unknown>
): Promise<undefined | "late" | { readonly error: unknown }> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<"late">((resolve) => (timer = setTimeout(() => resolve("late"), 15_000)))
  const outcome = await Promise.race([
    work.then(
      () => undefined,
      (error: unknown) => ({ error })
    ),
    late
  ])
  clearTimeout(timer)
  return outcome
}

const nonsense: ReadonlyArray<ReadonlyArray<unknown>> = [
  [],
  [undefined],
  [null],
  [{}],
  [{ namespace: "nobody" }]
]

/** Runs a clause while nobody is reached but the subject's `respond`. */
export const offline =
  ({ respond }: Pick<PluginSubject, "respond">) =>
  ({ name, run }: ContractCase): ContractCase => ({
    name,
    run: async () => {
      const requests = watchRequests(respond)
      try {
        await run()
      } catch (error) {
        throw isKitError(error) ? new Error(reasonOf(error), { cause: error }) : error
      } finally {
        requests.stop()
      }
    }
  })

/**
 * The contract of every plugin: what it installs it takes back, it leaves nothing behind, it calls no host that it does
 * not declare, and two kits with it never meet. For a test runner:
 * `for (const { name, run } of pluginContract(subject)) it(name, run)`.
 */
export const pluginContract = (subject: PluginSubject): ReadonlyArray<ContractCase> =>
  countingLeftOut(pluginCases(subject).map(offline(subject)), pluginLeftOut(subject))

/** The rows that a plugin cannot be held to. */
export const pluginLeftOut = ({ use }: Pick<PluginSubject, "use">): ReadonlyArray<LeftOut> =>
  leftOutWithout(use, "what it does when it is used", "`use`")

/** What every plugin must keep, while the network is there. */
export const pluginCases = (subject: PluginSubject): ReadonlyArray<ContractCase> => [
  {
    name: "declares itself: an id, functions that exist at once, fillings under its own name",
    run: async () => {
      const { plugin, kit } = withPlugin(subject)
      must(/^[a-z][a-zA-Z0-9-]*$/.test(plugin.id), `"${plugin.id}" is not a plugin id`)
      const actions = plugin.actions ?? []
      must(new Set(actions).size === actions.length, `an action is declared twice: ${actions.join(", ")}`)
      for (const action of actions) {
        must(
          typeof functionsOf(kit, plugin)?.[action] === "function",
          `kit.${plugin.id}.${action} is not a function`
        )
      }
      for (const { slot, value } of await fillsOf(plugin)) {
        const { id } = value as { readonly id?: unknown }
        const isOwn = id === plugin.id || String(id).startsWith(`${plugin.id}/`)
        must(isOwn, `a filling of ${slot} has the id ${String(id)}, which does not begin with ${plugin.id}`)
      }
      for (const { origin, purpose } of plugin.hosts ?? []) {
        must(
          /^(https?:\/\/[^/]+|wss?:\/\/[^/]+|<[^>]+>)$/.test(origin),
          `"${origin}" is not an origin and not an option in <brackets>`
        )
        must(purpose !== "", `${origin} has no purpose`)
      }
      await kit.dispose()
    }
  },
  {
    name: "starts in a kit, and starts again after a removal",
    run: async () => {
      const { plugin, kit } = withPlugin(subject)
      await ready(kit, plugin)
      await subject.use?.(kit)
      await mustRun(kit, plugin)
      await kit.remove(plugin.id)
      const again = subject.make()
      await kit.use(again)
      await subject.use?.(kit)
      await mustRun(kit, again)
      await kit.dispose()
    }
  },
  {
    name: "takes back what it registered when it is removed",
    run: async () => {
      const expected = await tracesWithout(subject)
      const { plugin, kit } = withPlugin(subject)
      await ready(kit, plugin)
      await subject.use?.(kit)
      await kit.remove(plugin.id)
      sameText(traces(kit), expected, "after the removal")
      must(functionsOf(kit, plugin) === undefined, `kit.${plugin.id} is still there`)
      must(!(plugin.id in kit.getSnapshot()), "its part of the state is still there")
      await kit.dispose()
    }
  },
  {
    name: "leaves no listener and no timer when it is removed, and none when the kit is disposed of",
    run: async () => {
      for (const end of ["remove", "dispose"] as const) {
        const { plugin, kit } = withPlugin(subject)
        await ready(kit, plugin)
        // The ledger is the kit's, whoever needs it first.
        await kit.transactions.list()
        const open = countOpen()
        try {
          if (end === "remove") {
            await kit.remove(plugin.id)
            open.reset()
            await kit.use(subject.make())
          }
          await subject.use?.(kit)
          // A toast is the kit's: it may outlive the plugin that asked for it.
          kit.hideToast()
          await (end === "remove" ? kit.remove(plugin.id) : kit.dispose())
          // What visitors are told of a transaction is the kit's too, for as long as it is shown.
          const news = kit.getSnapshot().transactions.news === undefined ? [] : ["a timer of 15000 ms"]
          const left = (await open.left()).filter((each) => end === "dispose" || !news.includes(each))
          must(left.length === 0, `${end} leaves ${left.join(", ")}`)
        } finally {
          open.stop()
          await kit.dispose()
        }
      }
    }
  },
  {
    name: "keeps its state in the kit: two kits with it never meet",
    run: async () => {
      const [first, second] = [withPlugin(subject), withPlugin(subject)]
      await Promise.all([ready(first.kit, first.plugin), ready(second.kit, second.plugin)])
      const before = second.kit.getSnapshot()
      await subject.use?.(first.kit)
      must(second.kit.getSnapshot() === before, "using it in one kit changed the state of the other")
      await first.kit.dispose()
      must(second.kit.getSnapshot() === before, "disposing of one kit changed the state of the other")
      await subject.use?.(second.kit)
      await second.kit.dispose()
    }
  },
  {
    name: "T32 asks nobody before it is used, and then only the hosts that it declares",
    run: async () => {
      const requests = watchRequests(subject.respond)
      let made: KitCore | undefined
      try {
        const others = subject.others?.() ?? []
        const plugin = subject.make()
        const kit = makeKit(subject, [...others, plugin], NODE)
        made = kit
        await ready(kit, plugin)
        for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve))
        sameText(requests.urls(), [], "asked for before it was used")
        // What it is told by a host that cannot be reached is its own matter; whom it asks is not.
        const used = (await settles(subject.use?.(kit) ?? Promise.resolve())) ?? {}
        must(used !== "late", "using it did not end")
        const declared = declaredOrigins([...others, plugin], {
          networks: subject.networks,
          customRpcUrls: [NODE],
          origins: subject.origins
        })
        sameText(outside(declared, requests.urls()), [], "asked for at hosts that it does not declare")
      } finally {
        // What is tried again later would reach somebody.
        await made?.dispose()
        requests.stop()
      }
    }
  },
  {
    name: "ends every call, whatever it is given, in a result or in a KitError",
    run: async () => {
      const { plugin, kit } = withPlugin(subject)
      // What waits for a visitor in the modal ends when that is closed.
      const stop = kit.subscribe(() => {
        if (kit.getSnapshot().navigation.open) queueMicrotask(() => kit.close())
      })
      for (const action of plugin.actions ?? []) {
        for (const args of nonsense) {
          const answer = functionsOf(kit, plugin)?.[action]?.(...args)
          must(answer instanceof Promise, `${action} did not answer with a Promise`)
          const outcome = await settles(answer)
          const call = `${action}(${args.map((arg) => JSON.stringify(arg)).join(", ")})`
          must(outcome !== "late", `${call} did not end`)
          await mustRun(kit, plugin)
          if (outcome === undefined) continue
          must(outcome.error instanceof KitError, `${call} rejected with ${String(outcome.error)}`)
        }
      }
      stop()
      await kit.dispose()
    }
  }
]
