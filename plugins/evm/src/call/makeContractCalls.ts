import {
  lazyPart,
  TransferTokenInvalidError,
  type CallPlace,
  type ContractCalls,
  type JsonRpc
} from "@latchkey/core/effect"
import type { ReadOptions } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import type { FeePaying } from "../payer/FeePaying.ts"
import { chainReader } from "../transfer/ChainReader.ts"
import { parseToken } from "../transfer/parseToken.ts"
import { readCoin } from "../transfer/readCoin.ts"
import { readTime } from "../transfer/readGasPrice.ts"
import { readToken } from "../transfer/readToken.ts"
import { decodeWord, encodeAllowance, encodeApproval } from "../transfer/tokenCalls.ts"
import { describeCall } from "./describeCall.ts"
import { prepareCall } from "./prepareCall.ts"
import { preparedCall, sendCall } from "./sendCall.ts"

const isHex = (answer: unknown): answer is string =>
  typeof answer === "string" && /^0x(?:[0-9a-f]{2})+$/i.test(answer)

// Most tokens never count down from the largest number that they know.
const UNLIMITED = 2n ** 256n - 1n

/** Calls of contracts by `eth_sendTransaction`. */
export const makeContractCalls = (
  rpc: JsonRpc["Service"],
  options: ReadOptions,
  paying: FeePaying
): ContractCalls => {
  const at = (place: CallPlace) => chainReader(rpc, options, place)
  const following = lazyPart("evm", () => import("../transfer/followTransfer.ts"))
  const batching = lazyPart("evm", () => import("./batch/makeCallBatches.ts"))
  const batches = Effect.map(batching, ({ makeCallBatches }) => makeCallBatches(at, paying))
  const permitting = lazyPart("evm", () => import("./permit/makeTokenPermits.ts"))
  const permits = Effect.map(permitting, ({ makeTokenPermits }) => makeTokenPermits(at))
  const walletCalling = lazyPart("evm", () => import("./wallet/makeWalletCalls.ts"))
  const contractOf = ({ network }: CallPlace, token: string) => {
    const contract = parseToken(network, token)
    return contract === undefined ? Effect.fail(new TransferTokenInvalidError()) : Effect.succeed(contract)
  }
  return {
    read: ({ to, data, ...place }) =>
      at(place).read("eth_call", [{ to, data }, "latest"], "a contract", (answer) =>
        isHex(answer) ? answer.toLowerCase() : undefined
      ),
    time: (place) => readTime(at(place)),
    holding: ({ token, address, ...place }) => {
      const { name, symbol, decimals } = place.network.nativeCurrency
      return token === undefined
        ? Effect.map(readCoin(at(place), address), (value) => ({ name, amount: { value, decimals, symbol } }))
        : Effect.flatMap(contractOf(place, token), (contract) =>
            Effect.map(readToken(at(place), contract, address), (told) => ({
              token,
              name: told.name,
              amount: { value: told.balance, decimals: told.decimals, symbol: told.symbol }
            }))
          )
    },
    allowance: ({ token, owner, spender, ...place }) =>
      Effect.flatMap(contractOf(place, token), (contract) =>
        at(place).read(
          "eth_call",
          [{ to: contract, data: encodeAllowance(owner, spender) }, "latest"],
          "an allowance",
          decodeWord
        )
      ),
    unlimited: UNLIMITED,
    approve: ({ token, spender, amount, ...place }) =>
      Effect.map(contractOf(place, token), (to) => ({
        to,
        value: 0n,
        data: encodeApproval(spender, amount)
      })),
    describe: describeCall,
    prepare: ({ call, address, ...place }) =>
      prepareCall(at(place), { call, address, provider: place.provider }, paying),
    send: ({ prepared, ...place }) => sendCall(at(place), place.provider, prepared, paying),
    follow: ({ prepared, hash, callsId, receiver, ...place }) =>
      Effect.flatMap(following, ({ followCall }) =>
        followCall(at(place), preparedCall(at(place), prepared), {
          hash,
          callsId,
          receiver,
          provider: place.provider
        })
      ),
    batches,
    permits,
    walletCalls: Effect.map(walletCalling, ({ makeWalletCalls }) => makeWalletCalls(at))
  }
}
