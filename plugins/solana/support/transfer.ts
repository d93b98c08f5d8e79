import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Blockhash
} from "@solana/kit"

/** A blockhash of no chain: a transaction with it can be signed, not sent. */
export const anyBlockhash = "EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N"

const SYSTEM_PROGRAM = address("11111111111111111111111111111111")

const transferData = (lamports: bigint) => {
  const data = new DataView(new ArrayBuffer(12))
  data.setUint32(0, 2, true)
  data.setBigUint64(4, lamports, true)
  return new Uint8Array(data.buffer)
}

/** A compiled transfer of SOL that nobody has signed, as `@solana/kit` makes it, and its bytes. */
export const transferOf = (from: string, to: string, lamports: bigint, blockhash = anyBlockhash) => {
  const lifetime = { blockhash: blockhash as Blockhash, lastValidBlockHeight: 1_000n }
  const transaction = compileTransaction(
    pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayer(address(from), message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) =>
        appendTransactionMessageInstruction(
          {
            programAddress: SYSTEM_PROGRAM,
            accounts: [
              { address: address(from), role: AccountRole.WRITABLE_SIGNER },
              { address: address(to), role: AccountRole.WRITABLE }
            ],
            data: transferData(lamports)
          },
          message
        )
    )
  )
  return { transaction, bytes: Uint8Array.from(getTransactionEncoder().encode(transaction)) }
}
