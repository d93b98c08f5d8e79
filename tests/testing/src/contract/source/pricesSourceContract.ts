import type { CaipAddress } from "@latchkey/core"
import { prices, type TokenPrice } from "@latchkey/core/effect"
import { countingLeftOut, leftOutWithout } from "../leftOut.ts"
import { must, sameText } from "../must.ts"
import type { ContractCase } from "../PluginSubject.ts"
import { mustBeAmount, mustDiffer } from "./checks.ts"
import { mustBeTyped, networkOf } from "./openSource.ts"
import { sourceCases, withSource, type Question } from "./sourceCases.ts"
import type { SourceSubject } from "./SourceSubject.ts"

/** A plugin that knows prices, and its service. */
export interface PricesSubject extends Omit<SourceSubject, "address"> {
  /** Tokens that it is asked about; it has a price of the first. */
  readonly tokens: readonly [CaipAddress, ...ReadonlyArray<CaipAddress>]
}

/**
 * The contract of a source of prices: only of what was asked, more than nothing, in the currency that was asked for. For a test
 * runner: `for (const { name, run } of pricesSourceContract(subject)) it(name, run)`.
 */
export const pricesSourceContract = (subject: PricesSubject): ReadonlyArray<ContractCase> => {
  const { tokens, service, unservedNetworkId } = subject
  const currency = "USD"
  const whole = { ...subject, address: "" }
  const check = (list: ReadonlyArray<TokenPrice>) => {
    for (const { token, price } of list) {
      must(
        token === undefined || tokens.includes(token),
        `nobody asked what ${String(token).slice(0, 100)} costs`
      )
      mustBeAmount(price, `the price of ${token ?? "the coin"}`)
      must(price.value > 0n, `${token ?? "the coin"} costs nothing`)
      sameText(price.symbol, currency, "the currency")
    }
    mustDiffer(
      list.map(({ token = "native" }) => token),
      "what has a price"
    )
  }
  const question: Question<ReadonlyArray<TokenPrice>> = {
    name: "what things cost",
    ask: (source) => source.capability(prices).list({ network: source.network, tokens, currency }),
    check,
    isGood: (list) =>
      must(
        list.some(({ token }) => token === tokens[0]),
        `it has no price of ${tokens[0]}`
      )
  }
  return countingLeftOut(
    [
      ...sourceCases(whole, [question]),
      ...(unservedNetworkId === undefined
        ? []
        : [
            {
              name: "has no price of anything on a network that it does not serve",
              run: withSource(whole, question, async ({ source, ask }) => {
                const network = networkOf(source.kit, unservedNetworkId)
                const ended = await ask(
                  (request) => service?.(request),
                  () => source.capability(prices).list({ network, tokens: [], currency })
                )
                must(!("late" in ended), "it does not end")
                if ("error" in ended) return void mustBeTyped(ended.error, "asked about that network")
                sameText((ended.value as ReadonlyArray<TokenPrice>).length, 0, "prices")
              })
            }
          ])
    ],
    [
      ...leftOutWithout(service, "what its service may do wrong", "`service`"),
      ...leftOutWithout(unservedNetworkId, "a network that it does not serve", "`unservedNetworkId`")
    ]
  )
}
