import { useKit, useKitSnapshot } from "@latchkey/react"
import { useAccountActivity, type ActivityView } from "./useAccountActivity.ts"

/** Of which namespace `useActivity` tells. */
export interface ActivityInNamespace {
  /** By default the active one. */
  readonly namespace?: string | undefined
}

/**
 * What happened to the connected account: read when the component is there, and again when something may have happened. Needs the
 * plugin `activity`.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider. A failed read is a part of `activity`.
 */
export const useActivity = ({ namespace }: ActivityInNamespace = {}): ActivityView => {
  const kit = useKit()
  const active = useKitSnapshot(({ network }) => network.activeNamespace)
  return useAccountActivity(kit, namespace ?? active ?? "")
}
