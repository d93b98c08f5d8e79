import { installedNames, type KitCore, type KitState } from "@latchkey/core"

/** Whether the account of a namespace may have a name that is not known yet, for the room that it needs. */
export const mayHaveName = (kit: KitCore, { plugin }: KitState, namespace: string): boolean =>
  installedNames(kit, plugin.fillings) !== undefined && kit.hasCapability("nameResolution", namespace)
