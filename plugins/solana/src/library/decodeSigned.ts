import { fromBase58 } from "@latchkey/core/chain-kit"
import { SignatureInvalidError } from "../errors.ts"
import { readBlockhash } from "../provider/readBlockhash.ts"
import { readTransaction } from "../provider/WireTransaction.ts"
import type { SignedTransaction, TransactionInput } from "../SolanaApi.ts"

/** A transaction as `@solana/kit` compiled it. */
export type Compiled = TransactionInput & { readonly lifetimeConstraint?: object }

/** The 64 bytes of a signature in base58. Throws `SignatureInvalidError`. */
export const signatureBytes = (signature: string): Uint8Array => {
  const bytes = fromBase58(signature, 88)
  if (bytes?.length !== 64) throw new SignatureInvalidError({ signature })
  return bytes
}

/** The 32 bytes of an address that the kit gave. */
export const addressBytes = (address: string): Uint8Array => fromBase58(address, 44)!

const tokenOf = ({ lifetimeConstraint }: Compiled): unknown => {
  const { blockhash, nonce } = (lifetimeConstraint ?? {}) as Readonly<Record<string, unknown>>
  return blockhash ?? nonce
}

/** What a wallet signed, as `@solana/kit` has it: with the life that it was given, or the one that the wallet gave it. */
export const toCompiled = (given: Compiled, { transaction }: Pick<SignedTransaction, "transaction">) => {
  const { message, signers, signatures } = readTransaction(transaction)!
  const blockhash = readBlockhash(message)
  return {
    ...given,
    messageBytes: message,
    signatures: Object.fromEntries(
      signers.map((signer, index) => {
        const signature = signatures[index]!
        return [signer, signature.some((byte) => byte !== 0) ? signature : null]
      })
    ),
    lifetimeConstraint:
      tokenOf(given) === blockhash
        ? given.lifetimeConstraint
        : // How long another blockhash lives, its message does not say.
          { blockhash, lastValidBlockHeight: 2n ** 64n - 1n }
  }
}
