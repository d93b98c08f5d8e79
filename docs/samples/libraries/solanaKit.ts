import {
  appendTransactionMessageInstructions,
  createTransactionMessage,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
  type Instruction
} from "@solana/kit"
import { solanaSigner } from "@latchkey/solana/signers"
import { kit } from "../solana/kit"

export const send = async (instructions: ReadonlyArray<Instruction>) => {
  const signer = solanaSigner(kit)
  if (signer === undefined) throw new Error("Connect a wallet first.")
  const rpc = await kit.solana.getRpc()
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  return signAndSendTransactionMessageWithSigners(
    pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(signer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => appendTransactionMessageInstructions(instructions, message)
    )
  )
}
