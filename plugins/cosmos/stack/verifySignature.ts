import { secp256k1 } from "@noble/curves/secp256k1.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { serializeSignDoc, type StdFee, type StdSignDoc } from "@cosmjs/amino"
import { SignMode } from "cosmjs-types/cosmos/tx/signing/v1beta1/signing"
import { SignDoc, type Fee } from "cosmjs-types/cosmos/tx/v1beta1/tx"
import type { Transaction } from "./Transaction.ts"

/** What a signature is bound to beside the transaction. */
export interface SigningContext {
  readonly chainId: string
  readonly accountNumber: bigint
  readonly sequence: bigint
}

/** Whether the transaction is signed by that key, in the signer's own mode. */
export function verifySignature(
  transaction: Transaction,
  publicKey: Uint8Array,
  context: SigningContext
): boolean {
  const message = signBytes(transaction, context)
  const [signature] = transaction.raw.signatures
  if (message === undefined || signature === undefined) return false
  try {
    return secp256k1.verify(signature, sha256(message), publicKey, { prehash: false, lowS: true })
  } catch {
    return false
  }
}

function signBytes(transaction: Transaction, context: SigningContext): Uint8Array | undefined {
  const { mode } = transaction.signer
  if (mode === SignMode.SIGN_MODE_LEGACY_AMINO_JSON) return serializeSignDoc(aminoDoc(transaction, context))
  if (mode !== SignMode.SIGN_MODE_DIRECT) return undefined
  const { bodyBytes, authInfoBytes } = transaction.raw
  const { chainId, accountNumber } = context
  return SignDoc.encode({ bodyBytes, authInfoBytes, chainId, accountNumber }).finish()
}

function aminoDoc({ body, fee, messages }: Transaction, context: SigningContext): StdSignDoc {
  return {
    chain_id: context.chainId,
    account_number: String(context.accountNumber),
    sequence: String(context.sequence),
    fee: aminoFee(fee),
    msgs: messages.map(({ fromAddress, toAddress, amount }) => ({
      type: "cosmos-sdk/MsgSend",
      value: { from_address: fromAddress, to_address: toAddress, amount }
    })),
    memo: body.memo,
    ...(body.timeoutHeight > 0n && { timeout_height: String(body.timeoutHeight) })
  }
}

const aminoFee = ({ amount, gasLimit, payer, granter }: Fee): StdFee => ({
  amount,
  gas: String(gasLimit),
  ...(payer !== "" && { payer }),
  ...(granter !== "" && { granter })
})
