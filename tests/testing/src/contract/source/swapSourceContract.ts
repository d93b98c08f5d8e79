import { swapSources, type SwapChoice, type SwapToken } from "@latchkey/core"
import {
  contractCalls,
  lazyPart,
  type BuiltSwap,
  type ContractCalls,
  type SwapOffer,
  type SwapPlace,
  type SwapSource
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { countingLeftOut, leftOutWithout } from "../leftOut.ts"
import { must, sameText } from "../must.ts"
import type { ContractCase } from "../PluginSubject.ts"
import { mustBeDecimals, mustBeOn, mustBePlain, mustBeUnits, mustDiffer } from "./checks.ts"
import { mustBeTyped, type OpenedSource } from "./openSource.ts"
import { sourceCases, withSource, type Question } from "./sourceCases.ts"
import type { SourceSubject } from "./SourceSubject.ts"

/** A plugin that has a source of swaps, and its service. */
export interface SwapSubject extends SourceSubject {
  /** Two tokens that it swaps, and how much is sold, in base units. */
  readonly sell: SwapToken
  readonly buy: SwapToken
  readonly amount: bigint
  /** What the source reads of contracts; that of the chain among `others` when absent. */
  readonly calls?: ContractCalls
  /** Which of the plugin's sources it is, by the id of its declaration; the first when absent. */
  readonly sourceId?: string
  /** The service's answer where it has no offer for the amount. */
  readonly withoutOffer?: SourceSubject["service"]
}

const DEADLINE = 9_999_999_999n

const checkChoices = (choices: ReadonlyArray<SwapChoice>, { network }: OpenedSource) => {
  for (const { id, name, symbol, decimals, balance } of choices) {
    const what = `the token ${String(id).slice(0, 100)}`
    if (id !== "native") mustBeOn(id, network, what)
    else sameText(decimals, network.nativeCurrency.decimals, `${what}: its decimals`)
    mustBePlain(name, 64, `${what}: its name`)
    mustBePlain(symbol, 20, `${what}: its symbol`)
    mustBeDecimals(decimals, what)
    if (balance !== undefined) mustBeUnits(balance, `${what}: what is held of it`)
  }
  mustDiffer(
    choices.map(({ id }) => id),
    "what is swapped"
  )
}

const checkOffer = ({ bought, priceImpact, providerFee, siteFee, networkFee }: Omit<SwapOffer, "build">) => {
  mustBeUnits(bought, "what is bought")
  must(bought > 0n, "nothing is bought")
  must(
    priceImpact === undefined || Number.isFinite(priceImpact),
    `the price's impact is ${String(priceImpact)}`
  )
  if (providerFee !== undefined) mustBeUnits(providerFee, "what the source keeps")
  if (siteFee !== undefined) mustBeUnits(siteFee, "what the site keeps")
  if (networkFee !== undefined) mustBeUnits(networkFee, "what the network takes")
}

const checkBuilt = ({ networkId, sender, call }: BuiltSwap) => {
  must(typeof networkId === "string" && typeof sender === "string", "it is built for nobody, or nowhere")
  must(typeof call.to === "string" && typeof call.data === "string", "the call is none")
  mustBeUnits(call.value, "what goes with the call")
}

/**
 * The contract of a source of swaps: contracts that are fixed before anybody is asked, exact offers, a call that is what was offered,
 * and typed failures, whatever its service does. For a test runner:
 * `for (const { name, run } of swapSourceContract(subject)) it(name, run)`.
 */
export const swapSourceContract = (subject: SwapSubject): ReadonlyArray<ContractCase> => {
  const { address, amount, buy, networkId, sell, service, sourceId, unservedNetworkId, withoutOffer } =
    subject

  const declarationOf = (source: OpenedSource) => {
    const found = source.declared(swapSources)
    const declaration = sourceId === undefined ? found[0] : found.find(({ id }) => id === sourceId)
    must(declaration !== undefined, "it fills the slot swapSources with no such source")
    return declaration
  }
  const loaded = (source: OpenedSource) => lazyPart("contract", declarationOf(source).load)
  const callsOf = (source: OpenedSource) => {
    if (subject.calls !== undefined) return Effect.succeed(subject.calls)
    const calling = source.anyCapability(contractCalls)
    must(calling !== undefined, "its network calls no contracts: add its chain to `others`, or say `calls`")
    return calling.calls
  }
  const within =
    <A>(use: (swaps: SwapSource, place: SwapPlace, source: OpenedSource) => Effect.Effect<A, any>) =>
    (source: OpenedSource): Effect.Effect<A, any> =>
      Effect.gen(function* () {
        const calls = yield* callsOf(source)
        const swaps = yield* loaded(source)
        return yield* use(
          swaps,
          { network: source.network, provider: undefined, calls, http: source.http },
          source
        )
      })
  const offerOf = within((swaps, place) => swaps.offer({ ...place, sell, buy, amount, address }))
  const minimumOf = (bought: bigint) => (bought * 99n) / 100n
  const questions: ReadonlyArray<Question> = [
    {
      name: "what it swaps",
      ask: within((swaps, place) => swaps.tokens({ ...place, address })),
      check: checkChoices,
      isGood: (choices: ReadonlyArray<SwapChoice>) => {
        const ids = choices.map(({ id }) => id)
        for (const { id } of [sell, buy]) must(ids.includes(id), `it does not swap ${id}: ${ids.join(", ")}`)
      }
    },
    { name: "an offer", ask: offerOf, check: checkOffer },
    {
      name: "the call of a swap",
      ask: within((swaps, place) =>
        Effect.gen(function* () {
          const { build, bought } = yield* swaps.offer({ ...place, sell, buy, amount, address })
          const minimum = minimumOf(bought)
          const built = yield* build({ address, minimum, slippage: 1, deadline: DEADLINE })
          return {
            built,
            minimum,
            target: swaps.contracts(networkId),
            facts: place.calls.describe(place.network, built.call),
            isOpaque: swaps.isOpaque === true
          }
        })
      ),
      check: ({ built }: { readonly built: BuiltSwap }) => checkBuilt(built),
      isGood: ({ built, minimum, target, facts, isOpaque }) => {
        sameText(built.networkId, networkId, "the network that it is built for")
        sameText(built.sender, address, "who calls")
        sameText(built.call.to.toLowerCase(), target.target.toLowerCase(), "the contract that is called")
        sameText(
          String(built.call.value),
          String(sell.id === "native" ? amount : 0n),
          "what goes with the call"
        )
        if (facts?.kind !== "swap")
          return must(
            isOpaque || built.isTried === true,
            "nobody can read what the call does: say `isTried` of it, or `isOpaque`"
          )
        sameText(String(facts.amount), String(amount), "what the call sells")
        must(facts.minimum >= minimum, `the call takes ${facts.minimum}, and ${minimum} was the least`)
        sameText(facts.receiver, address, "who gets what is bought")
      }
    }
  ]
  const [, offering] = questions as [Question, Question]
  return countingLeftOut(
    [
      ...sourceCases(subject, questions),
      {
        name: "T24 says which contracts it calls before anybody is asked, on the networks that it declares and on no other",
        run: withSource(subject, offering, async ({ source, ask }) => {
          let asked = 0
          const declaration = declarationOf(source)
          must(declaration.title.trim() !== "", "its source has no title")
          must(declaration.networks.includes(networkId), `it does not declare ${networkId}`)
          const ended = await ask(
            () => void asked++,
            () =>
              Effect.map(loaded(source), (swaps) => {
                for (const network of declaration.networks) {
                  const contracts = swaps.contracts(network)
                  must(
                    Boolean(contracts?.target) && Boolean(contracts?.spender),
                    `it declares ${network}, and has no contracts there`
                  )
                }
                for (const network of [
                  "nobody:1",
                  ...(unservedNetworkId === undefined ? [] : [unservedNetworkId])
                ])
                  must(
                    swaps.contracts(network as typeof networkId) === undefined,
                    `it has contracts on ${network}, which it does not declare`
                  )
              })
          )
          if ("error" in ended) throw ended.error
          sameText(asked, 0, "requests for that")
        })
      },
      ...(withoutOffer === undefined
        ? []
        : [
            {
              name: "says that there is no offer by SwapAmountError, which is no fault of anybody's",
              run: withSource(subject, offering, async ({ source, ask }) => {
                const ended = await ask(withoutOffer, () => offerOf(source))
                must("error" in ended, "it has an offer all the same")
                sameText(mustBeTyped(ended.error, "no offer").code, "SWAP_AMOUNT", "how it ends")
              })
            }
          ])
    ],
    [
      ...leftOutWithout(service, "what its service may do wrong", "`service`"),
      ...leftOutWithout(withoutOffer, "an amount that nobody sells", "`withoutOffer`"),
      ...leftOutWithout(unservedNetworkId, "a network that it does not serve", "`unservedNetworkId`")
    ]
  )
}
