import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { KitError } from "@latchkey/core"
import { createKernel } from "../../core/src/kernel/createKernel.ts"
import type { KernelPlugin, PluginModule } from "../../core/src/kernel/Plugin.ts"
import type { PluginState } from "../../core/src/kernel/PluginState.ts"
import { startEngine } from "../../core/src/kernel/startEngine.ts"

type AnyPlugin = KernelPlugin<string, any, any>

/** The state of a kernel alone: one part of its own beside what is installed and what plugins add. */
export interface BareState extends Readonly<Record<string, unknown>> {
  readonly own: string
  readonly plugin: PluginState
}

/** A plugin of the kernel from its module, or from what loads it. */
export const barePlugin = (
  id: string,
  module: PluginModule | (() => Promise<PluginModule>) = {},
  more: Partial<AnyPlugin> = {}
): AnyPlugin => ({ id, load: typeof module === "function" ? module : async () => module, ...more })

/** A module that puts its id on a list when it starts. */
export const startsAs = (id: string, started: Array<string>): PluginModule => ({
  start: Effect.sync(() => void started.push(id))
})

/** A kernel that knows nothing but its plugins, its kit, and the failures that it was told of. */
export const bareKernel = (plugins: ReadonlyArray<AnyPlugin>) => {
  const failures: Array<KitError> = []
  const loads: Array<"engine" | "later"> = []
  const kernel = createKernel<BareState>({
    plugins,
    initial: { own: "page" },
    server: { own: "server" },
    repaint: () => ({}),
    loadLater: async () => void loads.push("later"),
    loadEngine: async () => {
      loads.push("engine")
      return (host) =>
        startEngine(host, {
          builtIns: {},
          services: Context.empty(),
          onFailed: (error) => Effect.sync(() => void failures.push(error))
        })
    }
  })
  type Actions = Readonly<Record<string, (...args: ReadonlyArray<unknown>) => Promise<unknown>>>
  const kit = kernel.mount({}) as Record<string, Actions>
  return {
    kernel,
    kit,
    failures,
    /** What it loaded, in order. */
    loads,
    snapshot: kernel.store.get,
    ready: () => kernel.start().then(({ settled }) => settled)
  }
}

/** The code of the error that a call throws or rejects with; `none` where it does neither. */
export const codeOf = async (run: () => unknown): Promise<string> => {
  try {
    await run()
    return "none"
  } catch (error) {
    return (error as KitError).code
  }
}
