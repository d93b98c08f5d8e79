import {
  appendTransactionMessageInstruction,
  blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  address
} from "@solana/kit"
import { getTransferSolInstruction } from "@solana-program/system"
import type { Ledger } from "./Ledger.ts"
import { RpcError, rpcErrorCode } from "./RpcError.ts"
import { transactionErrorText } from "./transactionError.ts"
import { decodeTransaction } from "./wireTransaction.ts"

/** Sends lamports and answers with the signature, in base58. Fails with an `RpcError`. */
export type Airdrop = (to: string, amount: bigint) => Promise<string>

/** 500 million SOL, about what there is. */
const fortune = 500_000_000n * 1_000_000_000n

/** Opens a faucet on a chain: an account with a fortune that sends ordinary transfers, so that they are in the history. */
export async function openFaucet(ledger: Ledger): Promise<Airdrop> {
  const signer = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(7))
  ledger.setAccount({
    address: signer.address,
    lamports: lamports(fortune),
    data: new Uint8Array(),
    executable: false,
    programAddress: address("11111111111111111111111111111111"),
    space: 0n
  })
  return async (to, amount) => {
    // Two equal transfers of one blockhash would be one and the same transaction.
    ledger.advance()
    const { lastValidBlockHeight, blockhash: hash } = ledger.latestBlockhash()
    const instruction = getTransferSolInstruction({ source: signer, destination: address(to), amount })
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (draft) => setTransactionMessageFeePayerSigner(signer, draft),
      (draft) =>
        setTransactionMessageLifetimeUsingBlockhash(
          { blockhash: blockhash(hash), lastValidBlockHeight },
          draft
        ),
      (draft) => appendTransactionMessageInstruction(instruction, draft)
    )
    const text = getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message))
    const entry = ledger.execute(decodeTransaction(text, "base64"))
    if (entry === undefined) throw new RpcError(rpcErrorCode.internal, "airdrop request failed")
    if (entry.error !== null) throw new RpcError(rpcErrorCode.internal, transactionErrorText(entry.error))
    return entry.signature
  }
}
