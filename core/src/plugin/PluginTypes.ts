/** How the addresses of a chain namespace read, and what the provider of a connected wallet is. */
export interface NamespaceTypes {
  readonly address: string
  readonly provider: unknown
}

/** What a plugin tells the type checker, and nobody else. */
export interface PluginTypes {
  /** By CAIP-2 namespace: those that the plugin brings. */
  readonly namespaces?: Readonly<Record<string, NamespaceTypes>>
  /** The codes of its errors. */
  readonly errorCode?: string
  /** The ids of its views: `"tea/Cup"`. */
  readonly view?: string
}

/** What a plugin with views says of them, by the record of their ids: `Plugin<"tea", TeaApi, any, TeaTypes & ViewTypes<typeof viewIds>>`. */
export interface ViewTypes<Ids extends Readonly<Record<string, string>>> {
  readonly view?: Ids[keyof Ids]
}
