import {
  createKit,
  definePlugin,
  isKitError,
  memoryStorage,
  transactionsSlice,
  type AnyPlugin,
  type KitCore
} from "@latchkey/core"
import type { FeatureSubject } from "./FeatureSubject.ts"
import { must, sameText } from "./must.ts"
import { countingLeftOut, leftOutWithout } from "./leftOut.ts"
import { functionsOf, makeKit, offline, pluginCases, settles, withPlugin } from "./pluginContract.ts"
import { visitorCases } from "./visitorCases.ts"
import type { ContractCase } from "./PluginSubject.ts"
import { ready, reasonOf } from "./mustRun.ts"
import { settleTurns } from "./WalletVisit.ts"
import { fillsOf } from "./fillsOf.ts"

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  const outcome = await settles(work)
  if (outcome === undefined) return "success"
  if (outcome === "late") return "nothing, in time"
  return isKitError(outcome.error) ? outcome.error.code : String(outcome.error)
}

/** Counts how often modules are loaded. */
const counting = () => {
  const loads = new Map<string, number>()
  return {
    loadsOf: (id: string) => loads.get(id) ?? 0,
    around: (plugin: AnyPlugin): AnyPlugin => ({
      ...plugin,
      load: () => {
        loads.set(plugin.id, (loads.get(plugin.id) ?? 0) + 1)
        return plugin.load()
      }
    })
  }
}

const sliceOf = (snapshot: object, { id }: AnyPlugin): unknown => Reflect.get(snapshot, id)

const asText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? `${inner}n` : inner))

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined

const isComponent = (value: unknown): boolean =>
  typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value)

/** Whether what fills a slot is offered in a kit, as the lists of the modal decide it. */
const isOffered = (value: unknown, kit: KitCore): boolean => {
  const [capability, when] = [fieldOf(value, "capability"), fieldOf(value, "when")]
  const isPossible = typeof capability !== "string" || kit.hasCapability(capability)
  return isPossible && (typeof when !== "function" || when(kit.getSnapshot()) === true)
}

/** Whether a filling is something that a visitor can choose: a tile, a row, a tab. */
const leadsToIt = (slot: string, value: unknown): boolean =>
  fieldOf(value, "view") !== undefined ||
  (slot !== "views" &&
    fieldOf(value, "title") !== undefined &&
    typeof fieldOf(value, "load") === "function" &&
    !slot.endsWith("Sources"))

/** How much there is of what, without what it says: two kits that do the same have as much. */
const formOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(formOf)
    : typeof value === "object" && value !== null
      ? Object.values(value)
          .map((inner) => asText(formOf(inner)))
          .toSorted()
      : typeof value

const started = async (subject: FeatureSubject, around?: (plugin: AnyPlugin) => AnyPlugin) => {
  const made = withPlugin(subject, around)
  await ready(made.kit, made.plugin)
  return made
}

const stateCases = (subject: FeatureSubject): ReadonlyArray<ContractCase> => [
  {
    name: "keeps its state in a slice under its id: at its initial value until it is used, on the server too",
    run: async () => {
      const { plugin, kit } = await started(subject)
      const { slice } = plugin
      if (slice === undefined) {
        must(!(plugin.id in kit.getSnapshot()), "it has state, and declares no slice")
        return await kit.dispose()
      }
      sameText(slice.name, plugin.id, "the slice's name")
      const initial = asText(slice.initial)
      sameText(asText(sliceOf(kit.getServerSnapshot(), plugin)), initial, "its state on the server")
      sameText(asText(sliceOf(kit.getSnapshot(), plugin)), initial, "its state before it is used")
      await subject.use(kit)
      sameText(
        asText(sliceOf(kit.getServerSnapshot(), plugin)),
        initial,
        "its state on the server, once it was used"
      )
      await kit.remove(plugin.id)
      // The first that is seen, before it starts: then it may take up what it remembers elsewhere.
      let first: unknown
      const stop = kit.subscribe(() => {
        first ??= sliceOf(kit.getSnapshot(), plugin)
      })
      await kit.use(subject.make())
      stop()
      sameText(asText(first), initial, "its state when it is installed again")
      await kit.dispose()
    }
  },
  {
    name: "never changes a value of its state that it has shown, and shares none between two kits",
    run: async () => {
      const { plugin, kit } = await started(subject)
      const shown: Array<readonly [value: unknown, text: string]> = []
      const note = () => {
        const value = sliceOf(kit.getSnapshot(), plugin)
        if (shown.at(-1)?.[0] !== value) shown.push([value, asText(value)])
      }
      note()
      const stop = kit.subscribe(note)
      await subject.use(kit)
      note()
      stop()
      for (const [value, text] of shown) sameText(asText(value), text, "a value of its state, later")
      const second = await started(subject)
      sameText(
        asText(sliceOf(second.kit.getSnapshot(), plugin)),
        asText(plugin.slice?.initial),
        "its state in another kit"
      )
      await second.kit.dispose()
      await kit.dispose()
    }
  }
]

const kitCases = (subject: FeatureSubject): ReadonlyArray<ContractCase> => [
  {
    name: "shares nothing between two kits that are used: each has what was done in it",
    run: async () => {
      const [first, second] = [await started(subject), await started(subject)]
      const stateOf = ({ kit, plugin }: typeof first) => sliceOf(kit.getSnapshot(), plugin)
      await subject.use(first.kit)
      await settleTurns(5)
      const once = asText(formOf(stateOf(first)))
      await subject.use(second.kit)
      await settleTurns(5)
      sameText(asText(formOf(stateOf(second))), once, "how much is in its state after one use in another kit")
      const before = stateOf(second)
      await subject.use(first.kit)
      await settleTurns(5)
      must(stateOf(second) === before, "using it in one kit changed its state in the other")
      await second.kit.dispose()
      await first.kit.dispose()
    }
  }
]

const actionCases = (subject: FeatureSubject): ReadonlyArray<ContractCase> => [
  {
    name: "loads its module once, and one that waits for its use not before",
    run: async () => {
      const { loadsOf, around } = counting()
      const { plugin, kit } = await started(subject, around)
      const isDemand = plugin.when === "demand"
      if (isDemand) sameText(loadsOf(plugin.id), 0, "loads before it is used")
      for (const action of plugin.actions ?? []) {
        must(
          typeof functionsOf(kit, plugin)?.[action] === "function",
          `kit.${plugin.id}.${action} is missing`
        )
      }
      await subject.use(kit)
      await subject.use(kit)
      const expected = isDemand && (plugin.actions ?? []).length === 0 ? loadsOf(plugin.id) : 1
      sameText(loadsOf(plugin.id), expected, "loads once it was used twice")
      await kit.dispose()
    }
  },
  {
    name: "has each action that it declares, and says each failure of it by a KitError",
    run: async () => {
      const { plugin, kit } = await started(subject)
      await subject.use(kit)
      for (const action of plugin.actions ?? []) {
        const outcome = await settles(Promise.resolve(functionsOf(kit, plugin)?.[action]?.()))
        if (outcome === undefined) continue
        must(outcome !== "late", `${action} did not end`)
        const { error } = outcome
        must(isKitError(error), `${action} rejected with ${String(error)}`)
        const isMissing = error.code === "INTERNAL" && / is not a function/.test(error.cause?.message ?? "")
        must(!isMissing, `${action} is declared, and its module has no such function: ${reasonOf(error)}`)
      }
      await kit.dispose()
    }
  },
  {
    name: "a cancelled call ends in CancelledError, and loads nothing",
    run: async () => {
      const { loadsOf, around } = counting()
      const { plugin, kit } = await started(subject, around)
      const before = loadsOf(plugin.id)
      for (const action of plugin.actions ?? []) {
        const call = (signal: AbortSignal) =>
          codeOf(Promise.resolve(functionsOf(kit, plugin)?.[action]?.({ signal })))
        sameText(await call(AbortSignal.abort()), "CANCELLED", `${action} with a signal that is aborted`)
      }
      sameText(loadsOf(plugin.id), before, "loads by calls that were cancelled")
      for (const action of plugin.actions ?? []) {
        const abort = new AbortController()
        const ended = codeOf(Promise.resolve(functionsOf(kit, plugin)?.[action]?.({ signal: abort.signal })))
        abort.abort()
        const code = await ended
        must(/^(success|[A-Z][A-Z0-9_]+)$/.test(code), `${action}, aborted while it runs, ends in ${code}`)
      }
      await kit.dispose()
    }
  },
  {
    name: "brings what it requires, and says what is missing",
    run: async () => {
      // What every kit has, nobody can leave out.
      const { requires: all = [], id } = subject.make()
      const requires = all.filter((one) => one !== transactionsSlice.name)
      const others = subject.others?.() ?? []
      for (const required of requires) {
        must(
          others.some((other) => other.id === required),
          `it requires "${required}": add that plugin to \`others\``
        )
        const rest = others.filter((other) => other.id !== required)
        const code = await codeOf(
          Promise.resolve().then(() => {
            createKit({
              app: { name: "Contract" },
              networks: subject.networks,
              plugins: [...rest, subject.make()],
              storage: memoryStorage()
            })
          })
        )
        sameText(code, "PLUGIN_MISSING", `a kit without "${required}"`)
      }
      const { loadsOf, around } = counting()
      const kit = makeKit(subject, [...others.map(around), subject.make()])
      await kit.ready()
      await subject.use(kit)
      for (const required of requires)
        sameText(loadsOf(required), 1, `loads of "${required}" once ${id} was used`)
      await kit.dispose()
    }
  }
]

const slotCases = (subject: FeatureSubject): ReadonlyArray<ContractCase> => [
  {
    name: "fills slots with ids of its own, with components that load, and shows views that there are",
    run: async () => {
      const { plugin, kit } = await started(subject)
      const { fillings } = kit.getSnapshot().plugin
      const views = fillings.map(({ value }) => fieldOf(value, "id"))
      const seen = new Set<string>()
      for (const { slot, value } of await fillsOf(plugin)) {
        const id = String(fieldOf(value, "id"))
        const what = `the filling ${id} of ${slot}`
        must(id === plugin.id || id.startsWith(`${plugin.id}/`), `${what} does not begin with ${plugin.id}`)
        must(!seen.has(`${slot} ${id}`), `${what} is there twice`)
        seen.add(`${slot} ${id}`)
        const load = fieldOf(value, "load")
        if (typeof load === "function") {
          const module: unknown = await load()
          must(
            isComponent(fieldOf(module, "default")),
            `${what} loads a module whose default is not a component`
          )
        }
        for (const key of ["view", "show"]) {
          const view = fieldOf(value, key)
          const isOwn = typeof view === "string" && view.startsWith(`${plugin.id}/`)
          must(!isOwn || views.includes(view), `${what} leads to ${String(view)}, which is no view`)
        }
      }
      await kit.dispose()
    }
  },
  ...(subject.without === undefined
    ? []
    : [
        {
          name: "is not offered where the namespace has not what it needs, and says so when it is called",
          run: async () => {
            const kit = makeKit(subject, [...subject.without!(), subject.make()])
            await kit.ready()
            sameText(await codeOf(subject.use(kit)), "CAPABILITY_MISSING", "using it there")
            const own = await fillsOf(subject.make())
            const offered = own.filter(({ slot, value }) => leadsToIt(slot, value) && isOffered(value, kit))
            sameText(
              offered.map(({ slot, value }) => `${slot} ${String(fieldOf(value, "id"))}`),
              [],
              "offered there"
            )
            await kit.dispose()
          }
        }
      ])
]

const serviceCases = ({ provides = [], ...subject }: FeatureSubject): ReadonlyArray<ContractCase> =>
  provides.map(({ key }) => ({
    name: `provides ${key} to those that require it, and takes it away when it is removed`,
    run: async () => {
      const { plugin, kit } = await started(subject)
      const found: Array<unknown> = []
      const reader = (requires: ReadonlyArray<string>) =>
        definePlugin({
          id: "reader",
          requires,
          setup: (host) => void found.push(host.use({ key }))
        })
      await kit.use(reader([plugin.id]))
      must(found[0] !== undefined, "it is not there for a plugin that requires it")
      await kit.remove(plugin.id)
      await kit.use(reader([]))
      must(found[1] === undefined, "it is still there")
      await kit.dispose()
    }
  }))

/**
 * The contract of every feature, that of every plugin included: its state is its slice, its actions load it once and can
 * be cancelled, what it requires comes with it, its views load, it is not offered where it cannot work, it asks nobody
 * unasked, and nothing of it is left when it is removed.
 *
 * For a test runner: `for (const { name, run } of featurePluginContract(subject)) it(name, run)`. Views are loaded: run
 * it where what they import can be.
 */
export const featurePluginContract = (subject: FeatureSubject): ReadonlyArray<ContractCase> =>
  countingLeftOut(
    [
      ...pluginCases(subject),
      ...stateCases(subject),
      ...kitCases(subject),
      ...actionCases(subject),
      ...slotCases(subject),
      ...visitorCases(subject),
      ...serviceCases(subject)
    ].map(offline(subject)),
    [
      ...leftOutWithout(
        subject.without,
        "where a namespace lacks what it needs",
        "`without`, where it needs any"
      ),
      ...leftOutWithout(subject.draw, "drawing its views", "`draw`, where it has any"),
      ...leftOutWithout(subject.provides, "services for other plugins", "`provides`, where it has any")
    ]
  )
