import { fillSlot, journeyRules, type KitState } from "@latchkey/core"

/**
 * The journey rule `sent` of a plugin: a review that was submitted gives way to the view that tells what becomes of it, as soon as the
 * wallet is asked. `progress` is how far the latest of the plugin's transactions is.
 */
export const sentRule = (
  plugin: string,
  views: { readonly review: string; readonly progress: string },
  progress: (state: KitState) => { readonly status: string } | undefined
) =>
  fillSlot(journeyRules, {
    id: `${plugin}/sent`,
    show: views.progress,
    on: (before, after) =>
      after.navigation.stack.at(-1)?.view === views.review &&
      progress(after)?.status === "asking" &&
      progress(before)?.status !== "asking"
  })
