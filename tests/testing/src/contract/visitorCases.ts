import { isKitError, type AnyPlugin, type JourneyRule, type KitCore } from "@latchkey/core"
import {
  Capabilities,
  contractCalls,
  signing,
  SigningRejectedError,
  TransferRejectedError,
  transfers
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Scope from "effect/Scope"
import { fillsOf } from "./fillsOf.ts"
import type { FeatureSubject } from "./FeatureSubject.ts"
import { must, sameText } from "./must.ts"
import { ready, reasonOf } from "./mustRun.ts"
import { makeKit, settles, withPlugin } from "./pluginContract.ts"
import type { ContractCase } from "./PluginSubject.ts"
import { watchRequests } from "./watchRequests.ts"
import { settleTurns } from "./WalletVisit.ts"

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined

/** A plugin through which the visitor declines whatever the wallet is asked once it is connected. */
const declining = (namespaces: ReadonlyArray<string>, declined: () => void): AnyPlugin => ({
  id: "declining",
  when: "engine",
  load: async () => {
    const decline = <E>(error: E) =>
      Effect.suspend(() => {
        declined()
        return Effect.fail(error)
      })
    let scope: Scope.Scope | undefined
    const before = { source: "wallet", plugin: "declining", preferred: true } as const
    return {
      start: Effect.gen(function* () {
        scope = yield* Effect.scope
      }),
      // Last of all: only what is there by then can be taken the place of.
      ready: Effect.gen(function* () {
        const capabilities = yield* Capabilities
        const register: typeof capabilities.register = (...given) =>
          Scope.provide(capabilities.register(...given), scope!) as ReturnType<typeof capabilities.register>
        for (const namespace of namespaces) {
          const [signs] = capabilities.all(namespace, signing)
          const [sends] = capabilities.all(namespace, transfers)
          const [calls] = capabilities.all(namespace, contractCalls)
          if (signs !== undefined)
            yield* register(namespace, signing, {
              ...before,
              value: { signMessage: () => decline(new SigningRejectedError()) }
            })
          if (sends !== undefined)
            yield* register(namespace, transfers, {
              ...before,
              value: { ...sends.value, send: () => decline(new TransferRejectedError()) }
            })
          if (calls !== undefined)
            yield* register(namespace, contractCalls, {
              ...before,
              value: {
                calls: Effect.map(calls.value.calls, (all) => ({
                  ...all,
                  send: () => decline(new TransferRejectedError())
                }))
              }
            })
        }
      })
    }
  }
})

/** Whether a request may change something at the other end: JSON-RPC is how chains are read. */
const mayChange = ({ method, body }: { readonly method: string; readonly body: unknown }) =>
  method !== "GET" && fieldOf(Array.isArray(body) ? body[0] : body, "jsonrpc") === undefined

const leaveAll = async (kit: KitCore) => {
  for (const namespace of Object.keys(kit.getSnapshot().account)) await settles(kit.disconnect({ namespace }))
  await settleTurns(5)
}

/** What a feature owes to visitors: a way out, an end where they decline, and views that can be drawn. */
export const visitorCases = (subject: FeatureSubject): ReadonlyArray<ContractCase> => [
  {
    name: "lets the visitor out: nothing of it blocks closing once nobody is connected",
    run: async () => {
      const { plugin, kit } = withPlugin(subject)
      await ready(kit, plugin)
      kit.open()
      await settles(subject.use(kit))
      await leaveAll(kit)
      const state = kit.getSnapshot()
      for (const { slot, value } of await fillsOf(plugin)) {
        const { id, blocking, when } = value as Partial<JourneyRule>
        if (slot !== "journeyRules" || blocking !== true) continue
        must(
          when !== undefined && !when(state),
          `the rule ${String(id)} blocks closing, and holds though nobody is connected`
        )
      }
      const top = state.navigation.stack.at(-1)
      must(top?.blocking !== true, `${String(top?.view)} blocks closing though nobody is connected`)
      kit.close()
      must(!kit.getSnapshot().navigation.open, "the modal does not close")
      await kit.dispose()
    }
  },
  {
    name: "acts no more once the visitor declined in the wallet, and says that it was declined",
    run: async () => {
      const requests = watchRequests(subject.respond)
      let made: KitCore | undefined
      try {
        let askedBefore: number | undefined
        const plugin = subject.make()
        const namespaces = [
          ...new Set(subject.networks.map(({ chainNamespace }) => chainNamespace ?? "eip155"))
        ]
        const kit = makeKit(subject, [
          ...(subject.others?.() ?? []),
          plugin,
          declining(namespaces, () => void (askedBefore ??= requests.sent().length))
        ])
        made = kit
        await ready(kit, plugin)
        const outcome = await settles(subject.use(kit))
        if (askedBefore !== undefined) {
          must(outcome !== undefined, "it goes on after that, and ends as if all were well")
          must(outcome !== "late", "it does not end after that")
          const { error } = outcome
          must(
            isKitError(error) && (error.rejected || error.code === "CANCELLED"),
            `it ends in ${reasonOf(error)}, which does not say that the visitor declined`
          )
          await settleTurns(20)
          const after = requests.sent().slice(askedBefore).filter(mayChange)
          sameText(
            after.map(({ url }) => url),
            [],
            "asked for after that"
          )
        }
      } finally {
        await made?.dispose()
        requests.stop()
      }
    }
  },
  ...(subject.draw === undefined
    ? []
    : [
        {
          name: "draws each of its views and tabs without throwing, before and after it was used",
          run: async () => {
            const { plugin, kit } = withPlugin(subject)
            await ready(kit, plugin)
            const drawn = (await fillsOf(plugin)).filter(
              ({ value }) => typeof fieldOf(value, "load") === "function"
            )
            for (const when of ["before", "after"] as const) {
              if (when === "after") await subject.use(kit)
              for (const { slot, value } of drawn) {
                const id = String(fieldOf(value, "id"))
                const module: unknown = await (fieldOf(value, "load") as () => Promise<unknown>)()
                try {
                  await subject.draw!({ id, component: fieldOf(module, "default"), kit })
                } catch (error) {
                  throw new Error(
                    `${id} of ${slot}, ${when} it was used, throws when it is drawn: ${String(error)}`,
                    {
                      cause: error
                    }
                  )
                }
              }
            }
            await kit.dispose()
          }
        }
      ])
]
