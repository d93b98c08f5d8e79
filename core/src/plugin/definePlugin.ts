import type { Plugin } from "./Plugin.ts"
import { readOptions } from "./readOptions.ts"
import type { SetupHost } from "./SetupHost.ts"

/** A plugin whose working part is a Promise-shaped `setup`, or a function that loads the module that exports it. */
export interface PluginSetup<Id extends string, Api extends object, State> extends Omit<
  Plugin<Id, Api, State>,
  "load"
> {
  /** Registers into the host; what it returns is the plugin's actions: functions of Promises. */
  readonly setup: (host: SetupHost<State>) => Api | void | Promise<Api | void>
}

/**
 * Makes a plugin without knowing Effect. Name its functions in `actions`, so that they exist on the kit before the plugin
 * is loaded.
 */
export const definePlugin = <const Id extends string, Api extends object = object, State = unknown>({
  setup,
  ...declaration
}: PluginSetup<Id, Api, State>): Plugin<Id, Api, State> => ({
  ...declaration,
  by: readOptions,
  load: async () => {
    const { setupModule } = await import("./setupModule.ts")
    return setupModule(declaration.id, declaration.slice, setup)
  }
})
