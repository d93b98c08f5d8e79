import { withLateFills, type Plugin, type ViewTypes } from "@latchkey/core"
import { safe as headless, type SafeTypes } from "../safe.ts"
import type { SafeApi } from "../SafeApi.ts"
import type { SafeOptions } from "../SafeOptions.ts"
import type { SafeState } from "../SafeState.ts"
import type { viewIds } from "./viewIds.ts"

export type { ProposalRequest, SafeApi } from "../SafeApi.ts"
export type { SafeOptions } from "../SafeOptions.ts"
export type { Proposal, ProposalStatus, SafeInfo, SafeState } from "../SafeState.ts"

/** `safe` with its view: inside a Safe, a tile "Proposals" in the account view, and where each of them is. */
export const safe = (
  options: SafeOptions = {}
): Plugin<"safe", SafeApi, SafeState, SafeTypes & ViewTypes<typeof viewIds>> => {
  const plugin = headless(options)
  return plugin.when === "page"
    ? withLateFills(plugin, () => import("./fills.ts").then((part) => part.safeFills))
    : plugin
}
