import type {
  ContractCall,
  PreparedCall,
  TransferBalanceError,
  TransferRefusedError
} from "@latchkey/core/effect"
import { toBase64 } from "@latchkey/core/chain-kit"
import { together, type NodeReadError, type RpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { readAccounts, TOKEN_ACCOUNT } from "../transfer/readAccounts.ts"
import { readCoin, readMinimum } from "../transfer/readChain.ts"
import { requireBalance } from "../transfer/requireBalance.ts"
import { unsigned } from "../transfer/tryTransfer.ts"
import { readCall } from "./readCall.ts"

/**
 * What a call takes of the coin, and the request for the wallet.
 *
 * Fails: `TransferBalanceError` where the account cannot pay for it, `TransferRefusedError` and `NodeReadError`, see `readCall`.
 */
export const prepareCall = (
  reader: RpcReader,
  call: ContractCall,
  address: string
): Effect.Effect<PreparedCall, NodeReadError | TransferBalanceError | TransferRefusedError> =>
  Effect.gen(function* () {
    const { network } = reader
    const { caipNetworkId: networkId, nativeCurrency } = network
    const { opened, fee, message } = yield* readCall(reader, call, address)
    const [coin, minimum, opening, there] = yield* together([
      readCoin(reader, address),
      readMinimum(reader),
      readMinimum(reader, TOKEN_ACCOUNT),
      opened.length === 0 ? Effect.succeed([]) : readAccounts(reader, opened)
    ])
    const deposit = opening * BigInt(there.filter((account) => account === "none").length)
    yield* requireBalance(network, {
      coin,
      minimum,
      facts: { value: call.value, sender: address, receiver: call.to },
      fee: fee + deposit
    })
    const prepared: PreparedCall = Object.freeze({
      networkId,
      sender: address,
      call: Object.freeze({ to: call.to, value: call.value, data: toBase64(unsigned(message)) }),
      fee: Object.freeze({
        value: fee + deposit,
        decimals: nativeCurrency.decimals,
        symbol: nativeCurrency.symbol
      }),
      request: Object.freeze({ transaction: toBase64(unsigned(message)), pubkey: address })
    })
    return prepared
  })
