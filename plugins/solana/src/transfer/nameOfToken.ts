import { plainText, type Network } from "@latchkey/core"
import type { SolanaOptions } from "../SolanaApi.ts"
import { parseToken } from "./parseToken.ts"

/**
 * What a token is called: as the app says, else its mint, shortened. What a token says of itself is anybody's word, and not
 * asked for.
 */
export const nameOfToken = (
  network: Pick<Network, "caipNetworkId">,
  { tokens = [] }: Pick<SolanaOptions, "tokens">,
  mint: string
): { readonly name: string; readonly symbol: string } => {
  const known = tokens.find(({ token }) => parseToken(network, token) === mint)
  const short = `${mint.slice(0, 4)}…${mint.slice(-4)}`
  return {
    name: plainText(known?.name ?? "", 64) || short,
    symbol: plainText(known?.symbol ?? "", 20) || short
  }
}
