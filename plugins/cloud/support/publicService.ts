import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/** What the public services were asked, and what they answered, as their source has it. */
export interface Fixture {
  readonly request: {
    readonly method: "GET" | "POST"
    readonly path: string
    readonly query?: Readonly<Record<string, string>>
    readonly body?: unknown
  }
  readonly response: {
    readonly status: number
    /** False where a page may not read the answer: it sees a failed request. */
    readonly cors?: false
    readonly body: unknown
  }
}

const folder = path.join(import.meta.dirname, "../fixtures")

/** Every fixture, by its name. */
export const fixtures: ReadonlyMap<string, Fixture> = new Map(
  readdirSync(folder).flatMap((file) =>
    Object.entries(
      JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Readonly<Record<string, Fixture>>
    )
  )
)

/** A fixture by its name. */
export const fixture = (name: string): Fixture => {
  const found = fixtures.get(name)
  if (found === undefined) throw new Error(`There is no fixture "${name}"`)
  return found
}

/** Where the public services are. */
export const publicHosts = { blockchain: "rpc.walletconnect.org", catalogue: "api.web3modal.org" } as const

type Fields = Readonly<Record<string, unknown>>
type Check = (value: unknown, all: Fields) => boolean

const isText: Check = (value) => typeof value === "string" && value !== ""
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === "string" && pattern.test(value)
const chainId = matches(/^(eip155:\d+|(solana|ton):.+)$/)
const caip10 = matches(/^(eip155:\d+:0x[0-9a-fA-F]{40}|solana:\w{32}:\w{32,44})$/)
const units = matches(/^[1-9]\d{0,77}$/)
const currency = matches(/^(btc|eth|usd|eur|gbp|aud|cad|inr|jpy)$/)
const one =
  (...words: ReadonlyArray<unknown>): Check =>
  (value) =>
    words.includes(value)
const isWhole: Check = (value) => Number.isInteger(value)
const isNumber: Check = (value) => typeof value === "number" && value > 0
const optional = (check: Check): Check & { readonly isOptional: true } =>
  Object.assign((value: unknown, all: Fields) => check(value, all), { isOptional: true as const })
const object =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    wrongIn(value, fields) === undefined

/** The first field that the service would not understand, or misses. */
const wrongIn = (value: unknown, fields: Readonly<Record<string, Check>>): string | undefined => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "no fields"
  const given = value as Fields
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) return `${unknown}, which the service does not know`
  return Object.entries(fields).find(([name, check]) =>
    given[name] === undefined ? !("isOptional" in check) : !check(given[name], given)
  )?.[0]
}

interface Route {
  readonly name: string
  readonly method: "GET" | "POST"
  readonly path: RegExp
  readonly query?: Readonly<Record<string, Check>>
  readonly body?: Readonly<Record<string, Check>>
  readonly host?: string
}

const routes: ReadonlyArray<Route> = [
  { name: "supported-chains", method: "GET", path: /^\/v1\/supported-chains$/ },
  {
    name: "history",
    method: "GET",
    path: /^\/v1\/account\/\w+\/history$/,
    query: { chainId: optional(chainId), cursor: optional(isText), onramp: optional(one("coinbase")) }
  },
  {
    name: "balance",
    method: "GET",
    path: /^\/v1\/account\/\w+\/balance$/,
    query: {
      currency,
      chainId,
      // In another spelling than the service's own a token comes twice; outside of EVM the question is refused.
      forceUpdate: optional(matches(/^eip155:\d+:0x[0-9a-f]{40}(,eip155:\d+:0x[0-9a-f]{40})*$/))
    }
  },
  {
    name: "price",
    method: "POST",
    path: /^\/v1\/fungible\/price$/,
    body: {
      projectId: isText,
      currency,
      // The first alone would be answered.
      addresses: (value) => Array.isArray(value) && value.length === 1 && caip10(value[0], {})
    }
  },
  {
    name: "identity",
    method: "GET",
    path: /^\/v1\/identity\/\w+$/,
    query: { sender: optional(isText) }
  },
  {
    name: "lookup",
    method: "GET",
    path: /^\/v1\/profile\/account\/[a-z0-9-]{3,64}\.[a-z0-9-]+\.[a-z]+$/,
    query: { apiVersion: one("2") }
  },
  {
    name: "reverse",
    method: "GET",
    path: /^\/v1\/profile\/reverse\/0x[0-9a-fA-F]{40}$/,
    query: { apiVersion: one("2"), sender: optional(isText) }
  },
  {
    name: "suggestions",
    method: "GET",
    path: /^\/v1\/profile\/suggestions\/[a-z0-9-]{1,64}$/,
    query: { zone: isText }
  },
  {
    name: "register",
    method: "POST",
    path: /^\/v1\/profile\/account$/,
    body: { coin_type: isWhole, address: matches(/^0x[0-9a-fA-F]{40}$/), message: isText, signature: isText }
  },
  { name: "tokens", method: "GET", path: /^\/v1\/convert\/tokens$/, query: { chainId } },
  {
    name: "quotes",
    method: "GET",
    path: /^\/v1\/convert\/quotes$/,
    query: { amount: units, from: caip10, to: caip10, gasPrice: optional(units) }
  },
  { name: "gas-price", method: "GET", path: /^\/v1\/convert\/gas-price$/, query: { chainId } },
  {
    name: "build-transaction",
    method: "POST",
    path: /^\/v1\/convert\/build-transaction$/,
    body: {
      projectId: isText,
      amount: units,
      from: caip10,
      to: caip10,
      userAddress: caip10,
      eip155: object({ slippage: isWhole }),
      disableEstimate: one(true, false)
    }
  },
  {
    name: "buy-options",
    method: "GET",
    path: /^\/v1\/onramp\/buy\/options$/,
    query: { country: matches(/^[A-Z]{2}$/), subdivision: optional(isText) }
  },
  {
    name: "buy-quotes",
    method: "GET",
    path: /^\/v1\/onramp\/buy\/quotes$/,
    query: {
      purchaseCurrency: isText,
      purchaseNetwork: optional(isText),
      paymentAmount: matches(/^\d+(\.\d+)?$/),
      paymentCurrency: isText,
      paymentMethod: isText,
      country: matches(/^[A-Z]{2}$/),
      subdivision: optional(isText)
    }
  },
  {
    name: "multi-quotes",
    method: "POST",
    path: /^\/v1\/onramp\/multi\/quotes$/,
    body: {
      projectId: isText,
      destinationCurrencyCode: isText,
      sourceAmount: isNumber,
      sourceCurrencyCode: isText,
      countryCode: optional(isText),
      paymentMethodType: optional(isText),
      walletAddress: optional(isText)
    }
  },
  {
    name: "properties",
    method: "GET",
    path: /^\/v1\/onramp\/providers\/properties$/,
    query: {
      type: one("crypto-currencies", "fiat-purchases-limits", "payment-methods"),
      countries: optional(matches(/^[A-Z]{2}(,[A-Z]{2})*$/))
    }
  },
  {
    name: "widget",
    method: "POST",
    path: /^\/v1\/onramp\/widget$/,
    body: {
      projectId: isText,
      sessionData: object({
        destinationCurrencyCode: isText,
        serviceProvider: isText,
        sourceAmount: isNumber,
        sourceCurrencyCode: isText,
        walletAddress: isText,
        countryCode: optional(isText),
        paymentMethodType: optional(isText),
        redirectUrl: optional(isText)
      })
    }
  },
  {
    name: "onrampurl",
    method: "POST",
    path: /^\/v1\/generators\/onrampurl$/,
    body: {
      destinationWallets: Array.isArray,
      partnerUserId: isText,
      defaultNetwork: optional(isText),
      defaultExperience: optional(one("buy", "send")),
      presetFiatAmount: optional(isWhole),
      presetCryptoAmount: optional(isWhole)
    }
  },
  {
    name: "sessions",
    method: "GET",
    path: /^\/v1\/sessions\/eip155(:|%3A)\d+(:|%3A)0x[0-9a-fA-F]{40}$/
  },
  { name: "config", method: "GET", path: /^\/appkit\/v1\/config$/, host: publicHosts.catalogue },
  { name: "origins", method: "GET", path: /^\/projects\/v1\/origins$/, host: publicHosts.catalogue },
  {
    name: "wallets",
    method: "GET",
    path: /^\/getWallets$/,
    host: publicHosts.catalogue,
    query: {
      page: matches(/^\d+$/),
      entries: matches(/^\d+$/),
      include: optional(isText),
      exclude: optional(isText),
      search: optional(isText),
      badge_type: optional(isText),
      chains: optional(isText)
    }
  },
  {
    name: "image",
    method: "GET",
    path: /^\/(getWalletImage|public\/get(Asset|Currency|Token)Image)\/[\w-]+$/,
    host: publicHosts.catalogue
  }
]

// Every request says who asks, and with what.
const everywhere = {
  projectId: isText,
  st: isText,
  sv: (value: unknown) => !/1\.6\.[45]$/.test(String(value))
}

/** A request as the services see it. */
export interface Asked {
  readonly route: string
  readonly url: URL
  readonly body: Fields
}

/** What a route answers; undefined for one that is not served, which a page sees as a failed request. */
export type Answers = (asked: Asked) => Fixture["response"] | undefined

/**
 * A `fetch` that stands for the public services: it refuses whatever their source does not know, a field of our own in a request too, and
 * notes it in `wrongs`.
 */
export const publicService = (answers: Answers) => {
  const asked: Array<Asked> = []
  const wrongs: Array<string> = []
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input)
    const { method = "GET", headers = {} } = init
    const refuse = (why: string): never => {
      wrongs.push(`${method} ${url.host}${url.pathname}: ${why}`)
      throw new TypeError("Failed to fetch")
    }
    const route = routes.find((each) => each.method === method && each.path.test(url.pathname))
    if (route === undefined) return refuse("there is no such route")
    if (url.host !== (route.host ?? publicHosts.blockchain)) return refuse("it is on the other host")
    const query = Object.fromEntries(url.searchParams)
    const wrongQuery = wrongIn(query, { ...everywhere, ...route.query })
    if (wrongQuery !== undefined) return refuse(`in its query ${wrongQuery}`)
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as Fields) : {}
    const wrongBody = route.body === undefined ? undefined : wrongIn(body, route.body)
    if (wrongBody !== undefined) return refuse(`in its body ${wrongBody}`)
    const foreign = Object.keys(headers).find((name) => name.toLowerCase() !== "content-type")
    if (foreign !== undefined) return refuse(`the header ${foreign} is not allowed`)
    const request = { route: route.name, url, body }
    asked.push(request)
    const answer = answers(request)
    if (answer === undefined || answer.cors === false) throw new TypeError("Failed to fetch")
    const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body)
    return new Response(text, { status: answer.status })
  }
  return { fetch, asked, wrongs }
}
