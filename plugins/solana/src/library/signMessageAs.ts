import type { Cancellable } from "@latchkey/core"
import { SignerAccountChangedError } from "../errors.ts"
import { connectedAddress, type SigningKit } from "./SigningKit.ts"

/** The signature of a message by an account, 64 bytes. Fails: `SignerAccountChangedError`, and as `kit.signMessage`. */
export const signMessageAs = async (
  kit: Pick<SigningKit, "getSnapshot" | "signMessage">,
  address: string,
  message: Uint8Array,
  options?: Cancellable
): Promise<Uint8Array> => {
  if (connectedAddress(kit) !== address) throw new SignerAccountChangedError({ address })
  const signature = await kit.signMessage({ message, namespace: "solana" }, options)
  const { signatureBytes } = await import("./decodeSigned.ts")
  return signatureBytes(signature)
}
