import type { ReadOptions } from "../chain-kit/read/readUrls.ts"
import type { PluginModule } from "../kernel/Plugin.ts"
import type { NamespaceDeclaration } from "../namespace/NamespaceDeclaration.ts"
import type { Plugin } from "./Plugin.ts"
import type { PluginTypes } from "./PluginTypes.ts"
import { readOptions } from "./readOptions.ts"

/** What a chain says of itself before its module is loaded. */
export interface ChainDeclaration<Id extends string, Api extends object, Options extends ReadOptions> {
  readonly id: Id
  /** Its id is the plugin's, and the account type that it prefers `eoa`, where it does not say another. */
  readonly namespace: Partial<NamespaceDeclaration> & Pick<NamespaceDeclaration, "name">
  /** See `Plugin.actions`. */
  readonly actions: ReadonlyArray<keyof Api & string>
  /** Loads the module; its `chainModule` makes the working part. */
  readonly load: () => Promise<{ readonly chainModule: (options: Options) => PluginModule<Api> }>
}

/**
 * The plugin of a chain: one namespace, there with the engine, that reads over the app's RPC URLs, and over those of
 * network objects as far as `publicRpc` allows.
 */
export const chainPlugin = <
  Id extends string,
  Api extends object,
  Options extends ReadOptions,
  Types extends PluginTypes = PluginTypes
>(
  options: Options,
  { id, namespace, actions, load }: ChainDeclaration<Id, Api, Options>
): Plugin<Id, Api, any, Types> => ({
  id,
  given: options,
  by: readOptions,
  actions,
  when: "engine",
  namespaces: [{ id, defaultAccountType: "eoa", ...namespace }],
  hosts: [
    { origin: "<customRpcUrls>", purpose: `reads of ${namespace.name}` },
    {
      origin: options?.publicRpc === true ? "<networks>" : "<loopback URLs of networks>",
      purpose: `reads of ${namespace.name} that customRpcUrls do not answer`
    }
  ],
  load: async () => (await load()).chainModule(options)
})
