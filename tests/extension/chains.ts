import { verifyADR36Amino } from "@keplr-wallet/cosmos"
import { cosmosTestAccounts } from "@latchkey/testing"
import { signatureVerify } from "@polkadot/util-crypto"
import { base58, base64, hex } from "@scure/base"
import { Verifier } from "bip322-js"
import nacl from "tweetnacl"
import { verifyMessage, type Hex } from "viem"

/** A signature as a page shows it. */
interface Signed {
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** A namespace of the page, and how a signature is checked there by a library that is not ours. */
export interface Chain {
  readonly namespace: string
  /** What the modal calls it. */
  readonly name: string
  readonly isSigned: (signed: Signed) => boolean | Promise<boolean>
}

const bytes = (text: string) => new TextEncoder().encode(text)

export const chains: ReadonlyArray<Chain> = [
  {
    namespace: "eip155",
    name: "EVM Networks",
    isSigned: ({ address, message, signature }) =>
      verifyMessage({ address: address as Hex, message, signature: signature as Hex })
  },
  {
    namespace: "solana",
    name: "Solana",
    isSigned: ({ address, message, signature }) =>
      nacl.sign.detached.verify(bytes(message), base58.decode(signature), base58.decode(address))
  },
  {
    namespace: "bip122",
    name: "Bitcoin",
    isSigned: ({ address, message, signature }) => Verifier.verifySignature(address, message, signature)
  },
  {
    namespace: "polkadot",
    name: "Polkadot",
    isSigned: ({ address, message, signature }) => {
      const { isValid, isWrapped } = signatureVerify(`<Bytes>${message}</Bytes>`, signature, address)
      return isValid && isWrapped
    }
  },
  {
    namespace: "cosmos",
    name: "Cosmos",
    // The key belongs to the address, or the check fails.
    isSigned: ({ address, message, signature }) =>
      verifyADR36Amino(
        "cosmos",
        address,
        message,
        hex.decode(cosmosTestAccounts[0]!.keys.cosmos.publicKey.slice(2)),
        base64.decode(signature),
        "secp256k1"
      )
  }
]
