import type { Plugin } from "./Plugin.ts"
import type { SetupHost } from "./SetupHost.ts"

/** A plugin whose working part is a Promise-shaped `setup`, or a function that loads the module that exports it. */
export interface PluginSetup<Id extends string, Api extends object> extends Omit<Plugin<Id, Api>, "load"> {
  /** Registers into the host; what it returns is the plugin's API of Promise functions. */
  readonly setup: (host: SetupHost) => Api | void | Promise<Api | void>
}

/**
 * Makes a plugin without knowing Effect. Name the API's functions in `methods`, so that they exist on the kit before
 * the plugin is loaded.
 */
export const definePlugin = <const Id extends string, Api extends object = object>({
  setup,
  ...declaration
}: PluginSetup<Id, Api>): Plugin<Id, Api> => ({
  ...declaration,
  load: async () => {
    const { startSetup } = await import("./startSetup.ts")
    return { start: startSetup(declaration.id, setup) }
  }
})
