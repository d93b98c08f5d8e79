import type { CaipAddress, CaipNetworkId } from "@latchkey/core"

/** What a namespace's coin and tokens are called in CAIP-19. */
const names: Readonly<Record<string, { readonly slip44: number; readonly token: string }>> = {
  eip155: { slip44: 60, token: "erc20" },
  solana: { slip44: 501, token: "token" }
}

/** The CAIP-19 id of a coin or token: `eip155:1/erc20:0x…`. Undefined in namespaces that have no such name here. */
export const assetId = (
  networkId: CaipNetworkId,
  token: CaipAddress | undefined,
  slip44: Readonly<Record<string, number>> = {}
): string | undefined => {
  const of = names[networkId.split(":")[0]!]
  if (token !== undefined)
    return of === undefined ? undefined : `${networkId}/${of.token}:${token.slice(networkId.length + 1)}`
  const coin = slip44[networkId] ?? of?.slip44
  return coin === undefined ? undefined : `${networkId}/slip44:${coin}`
}
