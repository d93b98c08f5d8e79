import { exchangeSources, type Amount, type CaipAddress, type ExchangeEntry } from "@latchkey/core"
import {
  lazyPart,
  type ExchangePayment,
  type ExchangeSource,
  type ExchangeStatus
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { countingLeftOut, leftOutWithout } from "../leftOut.ts"
import { must, sameText } from "../must.ts"
import type { ContractCase } from "../PluginSubject.ts"
import { mustBePlain, mustDiffer } from "./checks.ts"
import type { OpenedSource } from "./openSource.ts"
import { sourceCases, withSource, type Question } from "./sourceCases.ts"
import type { SourceSubject } from "./SourceSubject.ts"

/** A plugin that knows exchanges, and its service; `address` gets what is paid. */
export interface ExchangeSubject extends SourceSubject {
  /** What is to be paid. */
  readonly token?: CaipAddress
  readonly amount: Amount
  /** An exchange that it knows, and a payment of there, as the service says them. */
  readonly exchangeId: string
  readonly sessionId: string
}

type Page = { readonly url: string; readonly sessionId: string }

const statuses: ReadonlyArray<string> = ["unknown", "pending", "success", "failed"] satisfies ReadonlyArray<
  ExchangeStatus["status"]
>

/**
 * The contract of a source of exchanges: names that can be shown, pages on the origins that it declares, one of four outcomes, and
 * typed failures. For a test runner: `for (const { name, run } of exchangeSourceContract(subject)) it(name, run)`.
 */
export const exchangeSourceContract = (subject: ExchangeSubject): ReadonlyArray<ContractCase> => {
  const { address, amount, exchangeId, networkId, service, sessionId, token } = subject
  const declarationOf = (source: OpenedSource) => {
    const [declaration] = source.declared(exchangeSources)
    must(declaration !== undefined, "it does not fill the slot exchangeSources")
    return declaration
  }
  const within =
    <A>(use: (exchange: ExchangeSource, payment: ExchangePayment) => Effect.Effect<A, any>) =>
    (source: OpenedSource): Effect.Effect<A, any> =>
      Effect.flatMap(lazyPart("contract", declarationOf(source).load), (exchange) =>
        use(exchange, {
          network: source.network,
          http: source.http,
          amount,
          recipient: address,
          ...(token === undefined ? {} : { token })
        })
      )
  const listing: Question<ReadonlyArray<ExchangeEntry>> = {
    name: "who can pay",
    ask: within((exchange, payment) => exchange.exchanges(payment)),
    check: (list) => {
      for (const { id, name, imageUrl } of list) {
        must(typeof id === "string" && id !== "", `an exchange's id is ${String(id)}`)
        mustBePlain(name, 64, `the name of ${id}`)
        must(
          imageUrl === undefined || typeof imageUrl === "string",
          `the picture of ${id} is ${String(imageUrl)}`
        )
      }
      mustDiffer(
        list.map(({ id }) => id),
        "the exchanges"
      )
    },
    isGood: (list) =>
      must(
        list.some(({ id }) => id === exchangeId),
        `it does not know ${exchangeId}`
      )
  }
  const questions: ReadonlyArray<Question> = [
    listing,
    {
      name: "an exchange's page",
      ask: within((exchange, payment) => exchange.payUrl({ ...payment, exchangeId })),
      check: ({ url, sessionId: session }: Page) => {
        must(typeof url === "string" && url !== "", `the page is ${String(url)}`)
        must(typeof session === "string" && session !== "", `the payment's id is ${String(session)}`)
      },
      isGood: ({ url }: Page, source) => {
        const { pages } = declarationOf(source)
        must(
          URL.canParse(url) && pages.includes(new URL(url).origin),
          `the page ${url} is on none of ${pages.join(", ")}`
        )
      }
    },
    {
      name: "what became of a payment",
      ask: within((exchange, { http }) => exchange.buyStatus({ http, exchangeId, sessionId })),
      check: ({ status, txHash }: ExchangeStatus) => {
        must(statuses.includes(status), `the payment is ${String(status)}`)
        must(txHash === undefined || typeof txHash === "string", `its transaction is ${String(txHash)}`)
      }
    }
  ]
  return countingLeftOut(
    [
      ...sourceCases(subject, questions),
      {
        name: "T27 declares the origins of its pages and pictures, and the networks where it pays",
        run: withSource(subject, listing, async ({ source }) => {
          const { networks, pages, pictures = [] } = declarationOf(source)
          must(networks?.includes(networkId) ?? true, `it does not declare ${networkId}`)
          for (const page of [...pages, ...pictures])
            must(URL.canParse(page) && new URL(page).origin === page, `"${page}" is no origin`)
          sameText(new Set(pages).size, pages.length, "origins of pages, each once")
        })
      }
    ],
    leftOutWithout(service, "what its service may do wrong", "`service`")
  )
}
