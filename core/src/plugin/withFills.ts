import type { Plugin, SlotFilling } from "./Plugin.ts"

/** A plugin with further slot fillings: how a `./react` entry adds views to a headless plugin. */
export const withFills = <P extends Plugin<string, any>>(
  plugin: P,
  fills: ReadonlyArray<SlotFilling>
): P => ({
  ...plugin,
  fills: [...(plugin.fills ?? []), ...fills]
})
