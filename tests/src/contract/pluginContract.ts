import { createKit, KitError, memoryStorage, type Kit, type KitCore, type Plugin } from "@latchkey/core"
import { must, sameText } from "./must.ts"
import { countOpen } from "./openResources.ts"
import type { ContractCase, PluginSubject } from "./PluginSubject.ts"

type AnyPlugin = Plugin<string, any>
type Functions = Readonly<Record<string, (...args: ReadonlyArray<unknown>) => unknown>>

const makeKit = (subject: PluginSubject, plugins: ReadonlyArray<AnyPlugin>): Kit =>
  createKit({
    app: { name: "Contract", url: "http://127.0.0.1" },
    networks: subject.networks,
    plugins,
    storage: memoryStorage(),
    prefetch: false
  })

const withPlugin = (subject: PluginSubject) => {
  const plugin = subject.make()
  return { plugin, kit: makeKit(subject, [...(subject.others?.() ?? []), plugin]) }
}

const functionsOf = (kit: KitCore, plugin: AnyPlugin): Functions | undefined =>
  Reflect.get(kit, plugin.id) as Functions | undefined

/** What a plugin put where others can see it: what must be gone when it is removed. */
const traces = (kit: KitCore) => {
  const { plugin, connection, account, network } = kit.getSnapshot()
  return {
    installed: plugin.installed,
    failed: Object.keys(plugin.failed),
    slots: plugin.fillings.map(
      ({ slot, value }) => `${slot} ${String((value as { readonly id?: unknown }).id)}`
    ),
    namespaces: plugin.namespaces.map(({ id }) => id),
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

const settles = async (work: Promise<unknown>): Promise<unknown> => {
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

/**
 * The contract of every plugin: what it installs it takes back, it leaves nothing behind, and two kits with it never
 * meet. For a test runner: `for (const { name, run } of pluginContract(subject)) it(name, run)`.
 */
export const pluginContract = (subject: PluginSubject): ReadonlyArray<ContractCase> => [
  {
    name: "declares itself: an id, functions that exist at once, fillings under its own name",
    run: async () => {
      const { plugin, kit } = withPlugin(subject)
      must(/^[a-z][a-zA-Z0-9-]*$/.test(plugin.id), `"${plugin.id}" is no plugin id`)
      const methods = plugin.methods ?? []
      must(new Set(methods).size === methods.length, `a function is declared twice: ${methods.join(", ")}`)
      for (const method of methods) {
        must(
          typeof functionsOf(kit, plugin)?.[method] === "function",
          `kit.${plugin.id}.${method} is no function`
        )
      }
      for (const { slot, value } of plugin.fills ?? []) {
        const { id } = value as { readonly id?: unknown }
        const isOwn = id === plugin.id || String(id).startsWith(`${plugin.id}/`)
        must(isOwn, `a filling of ${slot} has the id ${String(id)}, which does not begin with ${plugin.id}`)
      }
      for (const { origin, purpose } of plugin.hosts ?? []) {
        must(
          /^(https?:\/\/[^/]+|<[^>]+>)$/.test(origin),
          `"${origin}" is no origin and no option in <brackets>`
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
      await kit.ready()
      await subject.use?.(kit)
      must(kit.getSnapshot().plugin.failed[plugin.id] === undefined, "it failed to start")
      await kit.remove(plugin.id)
      await kit.use(subject.make())
      await subject.use?.(kit)
      must(kit.getSnapshot().plugin.failed[plugin.id] === undefined, "it failed to start again")
      await kit.dispose()
    }
  },
  {
    name: "takes back what it registered when it is removed",
    run: async () => {
      const expected = await tracesWithout(subject)
      const { plugin, kit } = withPlugin(subject)
      await kit.ready()
      await subject.use?.(kit)
      await kit.remove(plugin.id)
      sameText(traces(kit), expected, "after the removal")
      must(functionsOf(kit, plugin) === undefined, `kit.${plugin.id} is still there`)
      await kit.dispose()
    }
  },
  {
    name: "leaves no listener and no timer when it is removed, and none when the kit is disposed of",
    run: async () => {
      for (const end of ["remove", "dispose"] as const) {
        const { plugin, kit } = withPlugin(subject)
        await kit.ready()
        const open = countOpen()
        try {
          if (end === "remove") {
            await kit.remove(plugin.id)
            open.reset()
            await kit.use(subject.make())
          }
          await subject.use?.(kit)
          await (end === "remove" ? kit.remove(plugin.id) : kit.dispose())
          const left = await open.left()
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
      await Promise.all([first.kit.ready(), second.kit.ready()])
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
    name: "ends every call, whatever it is given, in a result or in a KitError",
    run: async () => {
      const { plugin, kit } = withPlugin(subject)
      for (const method of plugin.methods ?? []) {
        for (const args of nonsense) {
          const answer = functionsOf(kit, plugin)?.[method]?.(...args)
          must(answer instanceof Promise, `${method} answered with no Promise`)
          const outcome = await settles(answer as Promise<unknown>)
          const call = `${method}(${args.map((arg) => JSON.stringify(arg)).join(", ")})`
          must(outcome !== "late", `${call} did not end`)
          if (outcome === undefined) continue
          const { error } = outcome as { readonly error: unknown }
          must(error instanceof KitError, `${call} rejected with ${String(error)}`)
        }
      }
      await kit.dispose()
    }
  }
]
