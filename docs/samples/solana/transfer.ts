import { getTransferSolInstruction } from "@solana-program/system"
import {
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  lamports,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash
} from "@solana/kit"
import { kit } from "./kit"

const payer = address(kit.getSnapshot().account["solana"]!.address!)
const rpc = await kit.solana.getRpc()
const { value: blockhash } = await rpc.getLatestBlockhash().send()

const pay = getTransferSolInstruction({
  source: createNoopSigner(payer),
  destination: address("oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"),
  amount: lamports(1_500_000n)
})
const transaction = compileTransaction(
  pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayer(payer, message),
    (message) => setTransactionMessageLifetimeUsingBlockhash(blockhash, message),
    (message) => appendTransactionMessageInstruction(pay, message)
  )
)

// The wallet asks the visitor, signs and sends. Then the network is polled for at most 60 s.
const signature = await kit.solana.signAndSendTransaction({ transaction })
const { slot, commitment } = await kit.solana.waitForSignature({ signature })

console.log(signature, slot, commitment)
