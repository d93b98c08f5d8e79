import type { CaipNetworkId } from "@latchkey/core"

/** Whether a view's parameter can be the CAIP-2 id of a network. */
export const isNetworkId = (value: unknown): value is CaipNetworkId =>
  typeof value === "string" && value.includes(":")
