import {
  lazyPart,
  NodeAnswerInvalidError,
  TransferRefusedError,
  TransferTokenInvalidError,
  type CallPlace,
  type ContractCalls,
  type JsonRpc
} from "@latchkey/core/effect"
import { currentMillis, rpcReader, together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import type { SolanaOptions } from "../SolanaApi.ts"
import { nameOfToken } from "../transfer/nameOfToken.ts"
import { parseToken } from "../transfer/parseToken.ts"
import { tokenPrograms } from "../transfer/programs.ts"
import { decodeMint, readAccounts } from "../transfer/readAccounts.ts"
import { readCoin } from "../transfer/readChain.ts"
import { readHoldings } from "../transfer/readHoldings.ts"
import type { SignedTransfers } from "../transfer/resend.ts"
import { prepareCall } from "./prepareCall.ts"

/** No program is allowed anything: who signs a transaction lets it take what it takes. */
const UNLIMITED = 2n ** 64n - 1n

/**
 * Calls of programs, each a whole transaction: `data` of a call is the transaction as base64, unsigned, `to` the program that it is for,
 * and `value` how much of the coin it may move.
 */
export const makeContractCalls = (
  rpc: JsonRpc["Service"],
  options: SolanaOptions,
  signed: SignedTransfers
): ContractCalls => {
  const at = ({ network }: CallPlace) => rpcReader(rpc, options, network)
  const sending = lazyPart("solana", () => import("./sendCall.ts"))
  return {
    read: ({ network }) =>
      Effect.fail(
        new NodeAnswerInvalidError({
          networkId: network.caipNetworkId,
          what: "a program, which answers nothing"
        })
      ),
    time: () => Effect.map(currentMillis, (now) => BigInt(Math.floor(now / 1_000))),
    holding: ({ token, address, ...place }) =>
      Effect.gen(function* () {
        const { network } = place
        const reader = at(place)
        const { name, symbol, decimals } = network.nativeCurrency
        if (token === undefined)
          return { name, amount: { value: yield* readCoin(reader, address), decimals, symbol } }
        const mint = parseToken(network, token)
        if (mint === undefined) return yield* Effect.fail(new TransferTokenInvalidError())
        const [[account = "none"], held] = yield* together([
          readAccounts(reader, [mint]),
          readHoldings(reader, address, { mint }, tokenPrograms)
        ])
        const told = account === "none" ? undefined : decodeMint(account)
        if (told === undefined) return yield* Effect.fail(new TransferTokenInvalidError())
        const said = nameOfToken(network, options, mint)
        return {
          token: `${network.caipNetworkId}:${mint}` as const,
          name: said.name,
          amount: {
            value: held
              .filter((one) => one.program === told.program && !one.isFrozen)
              .reduce((sum, { value }) => sum + value, 0n),
            decimals: told.decimals,
            symbol: said.symbol
          }
        }
      }),
    allowance: () => Effect.succeed(UNLIMITED),
    unlimited: UNLIMITED,
    approve: () =>
      Effect.fail(new TransferRefusedError({ reason: "Programs of this network need no approval." })),
    // What a program does with its data, the program alone knows: a trial shows it.
    describe: () => undefined,
    prepare: ({ call, address, ...place }) =>
      Effect.suspend(() => prepareCall(at(place), call, parseAddress(address) ?? address)),
    send: ({ prepared, provider, ...place }) =>
      Effect.flatMap(sending, ({ sendCall }) => sendCall(at(place), provider, prepared, signed)),
    follow: ({ prepared, hash, ...place }) =>
      Effect.flatMap(sending, ({ followCall }) => followCall(at(place), prepared, hash, signed))
  }
}
