import {
  definePlugin,
  fillSlot,
  swapSources,
  type CallFacts,
  type CaipAddress,
  type ContractCall,
  type KitError,
  type PreparedCall,
  type SwapSourceDeclaration,
  type TokenHolding,
  type TransferOutcome
} from "@latchkey/core"
import {
  contractCalls,
  nameResolution,
  prices,
  simulation,
  SwapAmountError,
  tokenBalances,
  TransferRefusedError,
  TransferTokenInvalidError,
  type BalanceOf,
  type BuiltSwap,
  type ContractCalls,
  type PreparedBatch,
  type SimulationOutcome,
  type SwapOffer,
  type SwapSource
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { lately } from "../../../tests/support/lately.ts"
import { oneWalletChain } from "../../../tests/support/oneWalletChain.ts"

export { network } from "../../../tests/support/oneWalletChain.ts"

/** What the test chain does with calls; what is left out works. */
export interface TestChainOptions {
  /** False: the namespace calls no contracts. */
  readonly canCall?: boolean
  /** What somebody lists of what the account holds; nobody lists it when absent. */
  readonly listed?: ReadonlyArray<TokenHolding>
  readonly send?: (prepared: PreparedCall) => Effect.Effect<{ readonly hash: string }, KitError>
  readonly follow?: (prepared: PreparedCall) => Effect.Effect<TransferOutcome, KitError>
  /** What the exchange may take of Tea before anything was approved. */
  readonly allowed?: bigint
  /** Fails as reading what may be taken does. */
  readonly allowanceFails?: KitError
  /** `stubborn`: Tea changes no approval but to zero and from zero; `refused`: it takes none. */
  readonly approvals?: "stubborn" | "refused"
  /** Gives the wallet batches, and says what one is that is made of calls: the same, or a lie. */
  readonly batch?: (prepared: PreparedBatch) => PreparedBatch
  readonly sendBatch?: () => Effect.Effect<{ readonly id: string }, KitError>
  /** How the chain's node says that balances would change, of what it is asked about; nothing is tried when absent. */
  readonly tries?: (balance: BalanceOf) => bigint | "refused" | "untold"
  /** What comes of trying to sell again what was bought; it works when absent. */
  readonly triesBack?: "refused" | "untried"
  /** The account that the wallet connects as; `a1` when absent. */
  readonly address?: () => string
  /** What a whole one of a token costs, in hundredths of a currency: `native`, or its id; nobody knows when absent. */
  readonly prices?: (
    currency: string,
    tokens: ReadonlyArray<CaipAddress>
  ) => Readonly<Record<string, bigint>> | undefined
  /** What a name stands for at the moment; the chain has no names when absent. */
  readonly names?: (name: string) => string | undefined
  /** What an answer of prices waits for. */
  readonly priced?: () => Promise<unknown>
}

const held = {
  native: { name: "Coin", amount: { value: 1_000n, decimals: 2, symbol: "COIN" } },
  "test:1:t5": { name: "Tea", amount: { value: 500n, decimals: 1, symbol: "TEA" } },
  "test:1:t6": { name: "Cup", amount: { value: 0n, decimals: 0, symbol: "CUP" } }
} as const

/** The test chain's encoding of what a call does: bigint as text. */
const encode = (facts: object): string =>
  JSON.stringify(facts, (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value))

const decode = (data: string): CallFacts | undefined => {
  try {
    return JSON.parse(data, (_, value: unknown) =>
      typeof value === "string" && /^\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value
    ) as CallFacts
  } catch {
    return undefined
  }
}

/** A chain with one wallet, "wallet", that connects at once; contracts and addresses are a letter and digits. */
export const testChain = (options: TestChainOptions = {}) => {
  const {
    canCall = true,
    send,
    sendBatch = () => Effect.succeed({ id: "b1" }),
    follow,
    approvals,
    address,
    batch,
    tries
  } = options
  let allowed = options.allowed ?? 0n
  const calls: ContractCalls = {
    read: () => Effect.succeed("0x"),
    time: () => Effect.succeed(1_000n),
    holding: ({ token }) => {
      const found = held[(token ?? "native") as keyof typeof held]
      return found === undefined
        ? Effect.fail(new TransferTokenInvalidError())
        : Effect.succeed({ ...found, ...(token === undefined ? {} : { token }) })
    },
    allowance: () =>
      options.allowanceFails === undefined ? Effect.succeed(allowed) : Effect.fail(options.allowanceFails),
    approve: ({ token, spender, amount }) =>
      Effect.succeed({
        to: token.split(":")[2]!,
        value: 0n,
        data: encode({ kind: "approval", token, spender, amount })
      }),
    unlimited: 999_999n,
    describe: (_, { data }) => decode(data),
    prepare: ({ call, address, network: { caipNetworkId, nativeCurrency } }) => {
      const facts = decode(call.data)
      const isRefused = approvals === "refused" || (approvals === "stubborn" && allowed > 0n)
      if (isRefused && facts?.kind === "approval" && facts.amount > 0n)
        return Effect.fail(new TransferRefusedError({}))
      return Effect.succeed(
        Object.freeze({
          networkId: caipNetworkId,
          sender: address,
          call,
          ...(facts === undefined ? {} : { facts }),
          fee: { ...nativeCurrency, value: 8n },
          request: Object.freeze({})
        })
      )
    },
    send: ({ prepared }) =>
      Effect.tap(lately(send?.(prepared) ?? Effect.succeed({ hash: "h1" })), () =>
        Effect.sync(() => {
          if (prepared.facts?.kind === "approval") allowed = prepared.facts.amount
        })
      ),
    follow: ({ prepared }) => follow?.(prepared) ?? Effect.succeed({ status: "success" as const }),
    ...(batch === undefined
      ? {}
      : {
          batches: Effect.succeed({
            can: () => Effect.succeed(true),
            prepare: ({ calls, address, network: { caipNetworkId, nativeCurrency } }) =>
              Effect.succeed(
                batch({
                  networkId: caipNetworkId,
                  sender: address,
                  calls: calls.map((call) => {
                    const facts = decode(call.data)
                    return { call, ...(facts === undefined ? {} : { facts }) }
                  }),
                  fee: { ...nativeCurrency, value: 8n },
                  request: Object.freeze({})
                })
              ),
            send: () => lately(sendBatch()),
            follow: () => Effect.succeed({ status: "success" as const, hash: "h9" })
          })
        })
  }
  return oneWalletChain({
    address,
    setup: (host) => {
      if (canCall) host.addCapability("test", contractCalls, { calls: Effect.succeed(calls) })
      const { prices: told, listed } = options
      if (listed !== undefined)
        host.addCapability("test", tokenBalances, { list: () => lately(Effect.succeed(listed)) })
      if (told !== undefined)
        host.addCapability("test", prices, {
          list: ({ currency, tokens }) =>
            Effect.flatMap(
              Effect.promise(async () => options.priced?.()),
              () => {
                const of = told(currency, tokens)
                return of === undefined
                  ? Effect.fail(new TransferRefusedError({}))
                  : Effect.succeed(
                      Object.entries(of).map(([token, value]) => ({
                        ...(token === "native" ? {} : { token: token as CaipAddress }),
                        price: { value, decimals: 2, symbol: currency }
                      }))
                    )
              }
            )
        })
      const { names } = options
      if (names !== undefined)
        host.addCapability("test", nameResolution, {
          id: "test",
          reader: Effect.succeed({
            resolve: ({ name }: { readonly name: string }) =>
              Effect.sync(() => {
                const found = names(name)
                return found === undefined ? undefined : { name, address: found }
              }),
            reverse: () => Effect.succeed(undefined)
          })
        } as never)
      if (tries !== undefined)
        host.addCapability("test", simulation, {
          reader: Effect.succeed({
            transfer: () => Effect.succeed({ status: "untried" as const }),
            calls: ({
              watched,
              calls: all
            }: {
              readonly watched: ReadonlyArray<BalanceOf>
              readonly calls: ReadonlyArray<ContractCall>
            }) =>
              Effect.sync((): SimulationOutcome => {
                const step = all.length - 1
                const { triesBack } = options
                if (watched.length === 0 && triesBack !== undefined)
                  return triesBack === "refused" ? { status: "refused", step } : { status: "untried" }
                const told = watched.map((balance) => [balance, tries(balance)] as const)
                if (told.some(([, change]) => change === "refused")) return { status: "refused", step }
                return {
                  status: "done",
                  changes: told.flatMap(([balance, change]) =>
                    typeof change === "bigint" ? [{ ...balance, change }] : []
                  )
                }
              })
          })
        })
    }
  }).plugin
}

/** What a source of the test chain does. */
export interface TestSourceOptions {
  readonly id?: string
  /** How much is bought for an amount; zero where there is no offer. */
  readonly rate?: (amount: bigint) => bigint
  /** Null: the source says none. */
  readonly priceImpact?: number | null
  readonly networkFee?: bigint
  readonly siteFee?: bigint
  /** Lies about what it built. */
  readonly lie?: (built: BuiltSwap) => BuiltSwap
  readonly offers?: SwapSource["offer"]
  /** What an offer waits for. */
  readonly waits?: () => Promise<unknown>
  readonly tokens?: SwapSource["tokens"]
  /** Whom its calls are for on a network; `e1` on each when absent. */
  readonly contracts?: SwapSource["contracts"]
  readonly isOpaque?: boolean
  readonly paysOthers?: boolean
  readonly load?: SwapSourceDeclaration["load"]
}

const tokenOf = (id: CaipAddress | "native") => (id === "native" ? undefined : id)

/** A plugin with an exchange, `e1`, that gives two for one on network 1. */
export const testSource = ({
  id = "exchange",
  rate = (amount) => amount * 2n,
  priceImpact = 0.1,
  networkFee,
  siteFee,
  lie = (built) => built,
  offers,
  waits,
  tokens,
  contracts = () => ({ target: "e1", spender: "e1" }),
  isOpaque = false,
  paysOthers = false,
  load
}: TestSourceOptions = {}) => {
  const source: SwapSource = {
    isOpaque,
    paysOthers,
    contracts,
    tokens:
      tokens ??
      (() =>
        Effect.succeed([
          { id: "native", name: "Coin", symbol: "COIN", decimals: 2 },
          { id: "test:1:t6", name: "Cup", symbol: "CUP", decimals: 0 },
          { id: "test:1:t5", name: "Tea", symbol: "TEA", decimals: 1 }
        ])),
    offer:
      offers ??
      (({ sell, buy, amount, receiver, network: { caipNetworkId } }) => {
        const bought = rate(amount)
        if (bought === 0n) return Effect.fail(new SwapAmountError())
        const offer = Effect.succeed<SwapOffer>({
          bought,
          ...(priceImpact === null ? {} : { priceImpact }),
          ...(networkFee === undefined ? {} : { networkFee }),
          ...(siteFee === undefined ? {} : { siteFee }),
          providerFee: 1n,
          build: ({ address, minimum, deadline }) => {
            const [soldToken, boughtToken] = [tokenOf(sell.id), tokenOf(buy.id)]
            const call: ContractCall = {
              to: "e1",
              value: soldToken === undefined ? amount : 0n,
              data: encode({
                kind: "swap",
                ...(soldToken === undefined ? {} : { sold: soldToken }),
                ...(boughtToken === undefined ? {} : { bought: boughtToken }),
                amount,
                minimum,
                receiver: receiver ?? address,
                deadline
              })
            }
            return Effect.succeed(lie({ networkId: caipNetworkId, sender: address, call }))
          }
        })
        return waits === undefined ? offer : Effect.andThen(Effect.promise(waits), offer)
      })
  }
  return definePlugin({
    id,
    fills: [
      fillSlot(swapSources, {
        id,
        title: id,
        networks: ["test:1"],
        load: load ?? (async () => source)
      })
    ],
    setup: () => {}
  })
}
