import { TransactionInvalidError } from "../errors.ts"
import { connectedAddress, type SigningKit } from "./SigningKit.ts"

/** A `Transaction` or `VersionedTransaction` of web3.js 1. */
export interface Web3Transaction {
  readonly serialize: (options?: {
    readonly requireAllSignatures?: boolean
    readonly verifySignatures?: boolean
  }) => Uint8Array
}

/** web3.js' class of public keys. */
export type PublicKeyClass<Key> = new (address: string) => Key

/** A wallet as Anchor's provider and the client libraries of web3.js 1 take it. */
export interface Web3Wallet<Key> {
  readonly publicKey: Key
  /** Resolves with a new transaction of the same class. Fails as `SolanaApi.signTransaction`. */
  readonly signTransaction: <T extends Web3Transaction>(transaction: T) => Promise<T>
  /** In one question. Fails as `SolanaApi.signAllTransactions`. */
  readonly signAllTransactions: <T extends Web3Transaction>(transactions: Array<T>) => Promise<Array<T>>
}

type Reader = (bytes: Uint8Array) => unknown

/** Reads bytes into the class of a transaction: the app's own, which the kit does not import. */
const readerOf = (transaction: Web3Transaction): Reader => {
  const Class = transaction.constructor as Partial<Record<"deserialize" | "from", Reader>>
  const read = Class.deserialize ?? Class.from
  if (read === undefined) throw new TransactionInvalidError({ reason: "That is no transaction of web3.js." })
  return (bytes) => Reflect.apply(read, Class, [bytes])
}

/** The two functions of a wallet that sign with an account. */
export const signWith = (
  kit: Pick<SigningKit, "solana">,
  address: string
): Pick<Web3Wallet<never>, "signTransaction" | "signAllTransactions"> => ({
  signTransaction: async <T extends Web3Transaction>(transaction: T) => {
    const read = readerOf(transaction)
    const signed = await kit.solana.signTransaction({ transaction, address })
    return read(signed.transaction) as T
  },
  signAllTransactions: async <T extends Web3Transaction>(transactions: Array<T>) => {
    const readers = transactions.map(readerOf)
    const signed = await kit.solana.signAllTransactions({ transactions, address })
    return signed.map((one, index) => readers[index]!(one.transaction) as T)
  }
})

/**
 * A wallet of the account that is connected now, for web3.js 1 and Anchor: `web3Wallet(kit, PublicKey)`. Undefined where none is.
 * It has one address: get another one when the account has changed.
 */
export const web3Wallet = <Key>(
  kit: SigningKit,
  PublicKey: PublicKeyClass<Key>
): Web3Wallet<Key> | undefined => {
  const address = connectedAddress(kit)
  return address === undefined ? undefined : { publicKey: new PublicKey(address), ...signWith(kit, address) }
}
