import { TransferAmountInvalidError, TransferBalanceError } from "@latchkey/core/effect"
import { isSameBytes } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import type { ChainReader } from "./ChainReader.ts"
import { existentialDeposit, type ChainAccount } from "./readChain.ts"
import type { TransferFacts } from "./TransferPayload.ts"

/** What can leave an account without ending it. */
export const spendable = (reader: ChainReader, { free, bound }: ChainAccount): bigint => {
  const deposit = existentialDeposit(reader)
  const rest = free - (bound > deposit ? bound : deposit)
  return rest > 0n ? rest : 0n
}

/**
 * Fails with `TransferBalanceError` where the sender has too little, or would keep less than the chain asks for, and with
 * `TransferAmountInvalidError` where the chain would not keep what the receiver then has.
 */
export const requireBalance = (
  reader: ChainReader,
  {
    sender,
    receiver,
    value,
    fee
  }: {
    readonly sender: ChainAccount
    readonly receiver: ChainAccount
    readonly value: bigint
    readonly fee: bigint
  }
): Effect.Effect<void, TransferBalanceError | TransferAmountInvalidError> => {
  const { decimals, symbol } = reader.network.nativeCurrency
  const short = (of: "amount" | "fee" | "rest") => Effect.fail(new TransferBalanceError({ symbol, of }))
  if (value > sender.free) return short("amount")
  if (value + fee > sender.free) return short("fee")
  if (value + fee > spendable(reader, sender)) return short("rest")
  const deposit = existentialDeposit(reader)
  return receiver.free + value < deposit
    ? Effect.fail(
        new TransferAmountInvalidError({
          reason: "least",
          least: { value: deposit - receiver.free, decimals, symbol }
        })
      )
    : Effect.void
}

/** Whether a transaction is a transfer by this network's own pallet of balances, between these accounts. */
export const isTransferOf = (
  { api, codec, network }: ChainReader,
  facts: TransferFacts,
  { sender, receiver }: { readonly sender: string; readonly receiver: string }
): boolean => {
  const account = codec.decodeSs58(receiver)?.accountId
  return (
    account !== undefined &&
    isSameBytes(facts.receiver, account) &&
    codec.isSameAccount(facts.sender, sender) &&
    facts.genesisHash === api.genesisHash.toHex() &&
    `polkadot:${facts.genesisHash.slice(2, 34)}` === network.caipNetworkId &&
    facts.pallet === api.tx["balances"]?.["transferKeepAlive"]?.callIndex[0]
  )
}
