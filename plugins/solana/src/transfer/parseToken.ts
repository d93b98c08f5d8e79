import type { Network } from "@latchkey/core"
import { parseAddress } from "../Address.ts"

/** The mint of a token of that network by its CAIP-10 id; undefined for any other text. */
export const parseToken = (
  { caipNetworkId }: Pick<Network, "caipNetworkId">,
  token: unknown
): string | undefined =>
  typeof token === "string" && token.startsWith(`${caipNetworkId}:`)
    ? parseAddress(token.slice(caipNetworkId.length + 1))
    : undefined
