import {
  onrampSources,
  type Amount,
  type OnrampQuote,
  type PaymentCurrency,
  type PurchaseCurrency
} from "@latchkey/core"
import {
  lazyPart,
  type OnrampOrder,
  type OnrampPlace,
  type OnrampPurchase,
  type OnrampSource
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { countingLeftOut, leftOutWithout } from "../leftOut.ts"
import { must, sameText } from "../must.ts"
import type { ContractCase } from "../PluginSubject.ts"
import { mustBeAmount, mustBeDecimals, mustBeOn, mustBePlain, mustBeUnits, mustDiffer } from "./checks.ts"
import type { OpenedSource } from "./openSource.ts"
import { sourceCases, withSource, type Question } from "./sourceCases.ts"
import type { SourceSubject } from "./SourceSubject.ts"

/** A plugin that has a source of coins for money, and its service. */
export interface OnrampSubject extends SourceSubject {
  /** Something that it sells and takes, as its options have it. */
  readonly purchase: OnrampOrder["purchase"]
  readonly pay: Amount
  readonly method: string
  /** Whether it says prices, and what became of purchases. */
  readonly quotes: boolean
  readonly follows: boolean
  /** Which of the plugin's sources it is, by the id of its declaration; the first when absent. */
  readonly sourceId?: string
}

type Options = {
  readonly payment: ReadonlyArray<PaymentCurrency>
  readonly purchase: ReadonlyArray<PurchaseCurrency>
}

const checkOptions = ({ payment, purchase }: Options, { network }: OpenedSource) => {
  for (const { id, decimals, limits } of payment) {
    mustBePlain(id, 20, "a currency's id")
    mustBeDecimals(decimals, `the currency ${id}`)
    for (const { method, min, max } of limits) {
      mustBePlain(method, 64, `a way to pay in ${id}`)
      mustBeUnits(min, `the least of ${id} by ${method}`)
      mustBeUnits(max, `the most of ${id} by ${method}`)
      must(min <= max, `the least of ${id} by ${method} is more than the most`)
    }
  }
  for (const { id, name, symbol, networks } of purchase) {
    mustBePlain(id, 100, "the id of what is sold")
    mustBePlain(name, 64, `the name of ${id}`)
    mustBePlain(symbol, 20, `the symbol of ${id}`)
    for (const { networkId, token } of networks)
      if (token !== undefined) mustBeOn(token, { ...network, caipNetworkId: networkId }, `the token of ${id}`)
  }
  mustDiffer(
    payment.map(({ id }) => id),
    "what can be paid in"
  )
  mustDiffer(
    purchase.map(({ id }) => id),
    "what is sold"
  )
}

const checkQuote = ({
  total,
  subtotal,
  providerFee,
  networkFee,
  purchased
}: Omit<OnrampQuote, "isPlaceholder">) => {
  mustBeAmount(total, "the quote's total")
  mustBeAmount(purchased, "the quote's purchased")
  // What is not told is left out.
  for (const [what, amount] of Object.entries({ subtotal, providerFee, networkFee }))
    if (amount !== undefined) mustBeAmount(amount, `the quote's ${what}`)
}

const checkPurchases = (purchases: ReadonlyArray<OnrampPurchase>) => {
  for (const { id, status, at, pay, purchased } of purchases) {
    mustBePlain(id, 200, "a purchase's id")
    must(["pending", "success", "failed"].includes(status), `the purchase ${id} is ${String(status)}`)
    must(Number.isFinite(at) && at >= 0, `the purchase ${id} was begun at ${String(at)}`)
    if (pay !== undefined) mustBeAmount(pay, `what was paid for ${id}`)
    if (purchased !== undefined) mustBeAmount(purchased, `what was bought with ${id}`)
  }
}

/**
 * The contract of a source of coins for money: lists and prices in exact units, a link that leads to its own pages and buys for that
 * account, and typed failures. For a test runner: `for (const { name, run } of onrampSourceContract(subject)) it(name, run)`.
 */
export const onrampSourceContract = (subject: OnrampSubject): ReadonlyArray<ContractCase> => {
  const { address, follows, method, networkId, pay, purchase, quotes, service, sourceId } = subject
  const declarationOf = (source: OpenedSource) => {
    const found = source.declared(onrampSources)
    const declaration = sourceId === undefined ? found[0] : found.find(({ id }) => id === sourceId)
    must(declaration !== undefined, "it fills the slot onrampSources with no such source")
    return declaration
  }
  const within =
    <A>(use: (shop: OnrampSource, place: OnrampPlace) => Effect.Effect<A, any> | undefined) =>
    (source: OpenedSource): Effect.Effect<A, any> =>
      Effect.flatMap(lazyPart("contract", declarationOf(source).load), (shop) => {
        const asked = use(shop, { network: source.network, address, http: source.http })
        must(asked !== undefined, "it has no such function, and `quotes` or `follows` says so")
        return asked
      })
  const order = { purchase, pay, method }
  const linking: Question<string> = {
    name: "a link",
    ask: within((shop, place) => shop.link({ ...place, ...order })),
    check: (link) => must(typeof link === "string", `a link is ${String(link)}`),
    isGood: (link, source) => {
      const { pages, isOpaque } = declarationOf(source)
      const url = URL.canParse(link) ? new URL(link) : undefined
      must(url !== undefined && url.username === "" && url.password === "", `the link is no address: ${link}`)
      must(pages.includes(url.origin), `the link leads to ${url.origin}, and it declares ${pages.join(", ")}`)
      must(
        isOpaque === true || link.includes(address),
        "the link does not say whom it buys for: say `isOpaque`"
      )
    }
  }
  const questions: ReadonlyArray<Question> = [
    {
      name: "what is sold",
      ask: within((shop, place) => shop.options(place)),
      check: checkOptions,
      isGood: ({ payment, purchase: sold }: Options) => {
        must(
          payment.some(({ id, decimals }) => id === pay.symbol && decimals === pay.decimals),
          `it takes no ${pay.symbol} with ${pay.decimals} decimals`
        )
        const found = sold.find(({ id }) => id === purchase.id)
        must(found !== undefined, `it does not sell ${purchase.id}`)
        must(
          found.networks.some((network) => network.networkId === networkId),
          `it does not sell it on ${networkId}`
        )
      },
      mayAnswerAlone: true
    },
    linking,
    ...(quotes
      ? [
          {
            name: "a price",
            ask: within((shop, place) => shop.quote?.({ ...place, ...order })),
            check: checkQuote,
            isGood: ({ total, purchased }: OnrampQuote) => {
              sameText(String(total.value), String(pay.value), "what is paid in all")
              must(purchased.value > 0n, "nothing is got for it")
            }
          }
        ]
      : []),
    ...(follows
      ? [
          {
            name: "what became of purchases",
            ask: within((shop, place) => shop.purchases?.({ ...place, since: 0 })),
            check: checkPurchases
          }
        ]
      : [])
  ]
  const isServed = (question: Question) =>
    service !== undefined || question.name === "what is sold" || question === linking
  return countingLeftOut(
    [
      ...sourceCases(subject, questions.filter(isServed)),
      {
        name: "T27 declares who sells, where, and the origins of its pages, and says what it does not tell",
        run: withSource(subject, linking, async ({ source }) => {
          const { networks, pages, provider, title, load } = declarationOf(source)
          must(provider !== "" && title.trim() !== "", "nobody knows who sells")
          must(networks.includes(networkId), `it does not declare ${networkId}`)
          for (const page of pages)
            must(URL.canParse(page) && new URL(page).origin === page, `"${page}" is no origin`)
          const shop = await load()
          sameText(
            [shop.quote !== undefined, shop.purchases !== undefined],
            [quotes, follows],
            "prices and outcomes"
          )
        })
      }
    ],
    [...leftOutWithout(service, "what its service may do wrong", "`service`")]
  )
}
