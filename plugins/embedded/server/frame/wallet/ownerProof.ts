import { ownerMessage, type OwnerAct } from "../../src/owner/ownerMessage.ts"
import type { Answer } from "../askServer.ts"
import { FrameError } from "../FrameError.ts"

/** That the owner of a wallet wants something, as the server takes it. */
export interface Proven {
  /** What it is checked with: the server takes note of it with the first wallet of an account. */
  readonly verifier: string
  readonly proof: { readonly challenge: string; readonly signature: string }
}

/** Makes a proof over what the server gives for it. The details are those that the server knows of the act. Fails: as asking does. */
export const ownerProof = async (
  ask: (route: string) => Promise<Answer>,
  account: string,
  entropy: Uint8Array,
  act: OwnerAct,
  details: (verifier: string) => ReadonlyArray<string>
): Promise<Proven> => {
  const [{ ownerKeyOf }, { challenge }] = await Promise.all([import("./ownerKey.ts"), ask("challenge")])
  if (typeof challenge !== "string")
    throw new FrameError("The wallet's server gave a strange answer. Try again.")
  const { verifier, sign } = ownerKeyOf(entropy, account)
  return {
    verifier,
    proof: { challenge, signature: sign(ownerMessage(account, act, details(verifier), challenge)) }
  }
}
