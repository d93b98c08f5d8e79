import type * as Effect from "effect/Effect"
import type { ChainReader, ReadError } from "./ChainReader.ts"

/** What a chain holds of an account, in base units. */
export interface ChainAccount {
  readonly free: bigint
  /** What of it has to stay for other reasons than the account's life: what is frozen beyond what is reserved. */
  readonly bound: bigint
}

/** A number of the SDK's. */
interface Count {
  readonly toBigInt: () => bigint
}
interface AccountInfo {
  readonly nonce: Count
  readonly data: Readonly<Record<"free" | "reserved", Count>> &
    Readonly<Partial<Record<"frozen" | "miscFrozen" | "feeFrozen", Count>>>
}

const most = (counts: ReadonlyArray<Count | undefined>): bigint =>
  counts.map((count) => count?.toBigInt() ?? 0n).reduce((one, other) => (one > other ? one : other), 0n)

const accountOf = ({ api }: ChainReader, address: string): Promise<AccountInfo> =>
  api.query["system"]!["account"]!(address) as unknown as Promise<AccountInfo>

/** Reads an account; one that the chain does not know holds nothing. */
export const readAccount = (reader: ChainReader, address: string): Effect.Effect<ChainAccount, ReadError> =>
  reader.read("a balance", async () => {
    const { data } = await accountOf(reader, address)
    const frozen = most([data.frozen, data.miscFrozen, data.feeFrozen])
    const reserved = data.reserved.toBigInt()
    return { free: data.free.toBigInt(), bound: frozen > reserved ? frozen - reserved : 0n }
  })

/** How many transactions of an account are in the chain, or wait to get there. */
export const readNonce = ({ api, read }: ChainReader, address: string): Effect.Effect<bigint, ReadError> =>
  read("a transaction count", async () => {
    const nonce = (await api.rpc.system.accountNextIndex(address)) as unknown as Count
    return nonce.toBigInt()
  })

/** What an account has to hold for the chain to keep it. */
export const existentialDeposit = ({ api }: ChainReader): bigint =>
  (api.consts["balances"]!["existentialDeposit"] as unknown as Count).toBigInt()

/** What a transfer takes of the sender for being carried out, now. */
export const readFee = (
  { api, read }: ChainReader,
  call: string,
  sender: string
): Effect.Effect<bigint, ReadError> =>
  read("a fee", async () => {
    const { partialFee } = await api.tx(api.createType("Call", call)).paymentInfo(sender)
    return partialFee.toBigInt()
  })

/** Where the chain is. */
export interface Head {
  readonly number: number
  readonly hash: string
}

/** The newest block. */
export const readHead = ({ api, read }: ChainReader): Effect.Effect<Head, ReadError> =>
  read("a block", async () => {
    const header = await api.rpc.chain.getHeader()
    return { number: header.number.toNumber(), hash: header.hash.toHex() }
  })
