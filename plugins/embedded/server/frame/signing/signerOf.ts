import type { Signer } from "../account/smartSigner.ts"
import type { Keys } from "../wallet/deriveKeys.ts"
import type { SigningContext } from "./Signing.ts"

/** What signs messages for the account of a request: its key, or its key for the smart account. */
export const signerOf = async ({ smart, chain, askNode }: SigningContext, { evm }: Keys): Promise<Signer> => {
  if (smart === undefined) return evm
  const { smartSigner } = await import("../account/smartSigner.ts")
  return smartSigner(smart, evm, Number(chain.id.slice("eip155:".length)), askNode)
}
