import { inputBytes, inputObject } from "../foreignInput.ts"
import { invalidInput, unauthorised } from "../refusals.ts"
import { signWith } from "../signWith.ts"
import {
  readTransaction,
  sameBytes,
  withSignature,
  writeTransaction,
  type SolanaTransaction
} from "../transaction/readTransaction.ts"
import { transactionFacts, type TransactionFact } from "../transaction/transactionFacts.ts"
import type { SolanaContext } from "./SolanaContext.ts"

/** A transaction that the wallet may be asked to sign. */
export interface CheckedTransaction {
  readonly account: unknown
  readonly address: string
  readonly transaction: SolanaTransaction
  /** Where the account's signature belongs. */
  readonly place: number
  readonly chain: string | undefined
  readonly facts: readonly TransactionFact[]
}

/** Checks what a page gave to sign. Fails with 4100, -32000. */
export async function checkTransaction(input: unknown, context: SolanaContext): Promise<CheckedTransaction> {
  const { permission, chains, supportedTransactionVersions } = context
  const given = inputObject(input)
  const { account, chain } = given
  const { address, publicKey } = permission.authorised(account)
  if (chain !== undefined && (typeof chain !== "string" || !chains.includes(chain))) {
    throw invalidInput("the wallet does not serve this chain")
  }
  const transaction = decodedTransaction(inputBytes(given["transaction"], "transaction"))
  const { version, keys, signers } = transaction.message
  if (!supportedTransactionVersions.includes(version)) {
    throw invalidInput(`transactions of version ${version} are not supported`)
  }
  const { base58, hex } = await import("@scure/base")
  const own = hex.decode(publicKey)
  const place = keys.findIndex((key, index) => index < signers && sameBytes(key, own))
  if (place === -1) throw unauthorised("The transaction does not ask for this account's signature")
  const facts = transactionFacts(transaction, chain, (bytes) => base58.encode(bytes))
  return { account, address, transaction, place, chain, facts }
}

function decodedTransaction(bytes: Uint8Array): SolanaTransaction {
  try {
    return readTransaction(bytes)
  } catch (error) {
    throw invalidInput(`no transaction: ${String(error)}`)
  }
}

/** Signs, and writes the transaction. Fails with 4100 when the permission is gone by now. */
export async function signChecked(
  { account, transaction, place }: CheckedTransaction,
  context: SolanaContext
) {
  const signature = await signWith(context.permission.authorised(account), transaction.messageBytes)
  return writeTransaction(withSignature(transaction, place, signature))
}
