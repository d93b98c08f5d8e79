import type { AnyPlugin, Contract, KitCore } from "@latchkey/core"
import type { PluginSubject } from "./PluginSubject.ts"

/** A feature under test, and what a kit needs beside it. */
export interface FeatureSubject extends PluginSubject {
  /** Does what a visitor does with the feature: connects where it needs a wallet, calls its actions. */
  readonly use: (kit: KitCore) => Promise<void>
  /**
   * `others` without what the feature needs of a namespace: the same chain without the capability. `use` must end with
   * `CapabilityMissingError` there, and nothing of the feature may be offered. Absent for a feature that needs none.
   */
  readonly without?: () => ReadonlyArray<AnyPlugin>
  /**
   * Draws a component of the feature's with a kit, and fails where that throws: `renderToString` of `react-dom/server`, in the
   * providers that the feature's views need. Absent for a feature that draws nothing.
   */
  readonly draw?: (drawn: {
    /** What the filling is called. */
    readonly id: string
    /** The default export of its module. */
    readonly component: unknown
    readonly kit: KitCore
  }) => unknown
  /** The services that it provides to plugins that require it. A `Context.Service` is a contract too. */
  readonly provides?: ReadonlyArray<Contract<any>>
}
