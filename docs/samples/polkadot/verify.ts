import { u8aWrapBytes } from "@polkadot/util"
import { signatureVerify } from "@polkadot/util-crypto"

/** Whether the account of an address signed a text. The wallet wrapped it, so that it cannot be a transaction. */
export const isSignedBy = (text: string, signature: string, address: string): boolean =>
  signatureVerify(u8aWrapBytes(text), signature, address).isValid
