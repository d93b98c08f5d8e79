import { isKitError } from "@latchkey/core"
import type { SigningKit } from "./SigningKit.ts"
import { signWith, type PublicKeyClass, type Web3Transaction } from "./web3Wallet.ts"
import type { SendTransactionOptions, SolanaWalletState, Web3Connection } from "./WalletState.ts"

/** What a transaction of the older form has, and one of a version not. */
interface OlderTransaction {
  feePayer?: unknown
  recentBlockhash?: string | undefined
  lastValidBlockHeight?: number | undefined
  partialSign: (...signers: ReadonlyArray<any>) => void
}

const isOlder = (transaction: object): transaction is OlderTransaction => "partialSign" in transaction

/** A page's transaction with its fee payer, blockhash and the page's own signatures. */
const complete = async <Key>(
  transaction: Web3Transaction,
  connection: Web3Connection,
  { signers = [], preflightCommitment, minContextSlot }: SendTransactionOptions,
  feePayer: () => Key
): Promise<void> => {
  if (!isOlder(transaction)) {
    if (signers.length > 0) (transaction as unknown as { sign: (signers: unknown) => void }).sign(signers)
    return
  }
  transaction.feePayer ??= feePayer()
  if (transaction.recentBlockhash === undefined) {
    const latest = await connection.getLatestBlockhash({ commitment: preflightCommitment, minContextSlot })
    transaction.recentBlockhash = latest.blockhash
    transaction.lastValidBlockHeight = latest.lastValidBlockHeight
  }
  if (signers.length > 0) transaction.partialSign(...signers)
}

/** See `SolanaWalletState.sendTransaction`, with an account. */
export const sendTransaction = async <Key>(
  kit: Pick<SigningKit, "solana">,
  address: string,
  PublicKey: PublicKeyClass<Key>,
  ...[transaction, connection, options = {}]: Parameters<SolanaWalletState["sendTransaction"]>
): Promise<string> => {
  await complete(transaction, connection, options, () => new PublicKey(address))
  const { signers: _, ...sendOptions } = options
  try {
    const signed = await signWith(kit, address).signTransaction(transaction)
    return await connection.sendRawTransaction(signed.serialize(), sendOptions)
  } catch (cause) {
    if (!isKitError(cause) || cause.code !== "SOLANA_METHOD_MISSING") throw cause
    return kit.solana.signAndSendTransaction({ transaction, address, sendOptions })
  }
}
