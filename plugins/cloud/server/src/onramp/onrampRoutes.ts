import type { Context, Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import type { AccountParts } from "../account/accountRoutes.ts"
import { refuse } from "../refuse.ts"
import { fillPage, type OnrampRecord } from "./OnrampRecord.ts"
import {
  projectIn,
  propertiesOf,
  readBuyWish,
  readSaleWish,
  readWidgetWish,
  toBuyOptions,
  toBuyQuote,
  toSellerQuote
} from "./publicShape.ts"
import { readOptions, readPageWish, readQuote, readQuoteWish } from "./readOnramp.ts"

const MAX_BODY = 20_000
const MAX_ANSWER = 1_000_000
const ANSWER_MILLIS = 8_000

// What is sold changes seldom; a price and a page are for one purchase.
const cache = { options: "public, max-age=300", now: "no-store" } as const

/** What a seller's API answers; undefined where it does not, or with what is no JSON. */
const askSeller = async (url: string, body?: object): Promise<unknown> => {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(ANSWER_MILLIS),
      redirect: "error",
      ...(body === undefined
        ? {}
        : {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body)
          })
    })
    if (!response.ok || response.body === null) return undefined
    const decoder = new TextDecoder()
    let text = ""
    for await (const chunk of response.body) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > MAX_ANSWER) return undefined
    }
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Adds buying with money, from the seller that the configuration names: what it sells, its prices, and its page. */
export const onrampRoutes = (
  app: Hono,
  { onramp: { page, api }, projectOf }: Pick<AccountParts, "projectOf"> & { readonly onramp: OnrampRecord }
): void => {
  const ofProject = (answer: (context: Context) => Promise<Response>) => (context: Context) =>
    projectOf(context.req.query("projectId")) === undefined
      ? refuse(context, 401, "projectId", "There is no such project")
      : answer(context)
  const silent = (context: Context) => {
    context.header("retry-after", "5")
    return refuse(context, 503, "", "The seller does not answer as it should")
  }
  const limited = bodyLimit({
    maxSize: MAX_BODY,
    onError: (context) => refuse(context, 413, "", `At most ${MAX_BODY} bytes`)
  })
  const optionsOf = async () => readOptions(await askSeller(`${api}/options`))
  const bodyOf = (context: Context) => context.req.json().catch(() => undefined) as Promise<unknown>

  app.get(
    "/v1/onramp/options",
    ofProject(async (context) => {
      const options = await optionsOf()
      if (options === undefined) return silent(context)
      context.header("cache-control", cache.options)
      return context.json(options)
    })
  )
  app.post(
    "/v1/onramp/quote",
    limited,
    ofProject(async (context) => {
      const wish = readQuoteWish(await bodyOf(context))
      if ("wrong" in wish) return refuse(context, 400, wish.wrong, "It is missing, or of another form")
      const quote = readQuote(await askSeller(`${api}/quote`, wish))
      if (quote === undefined) return silent(context)
      context.header("cache-control", cache.now)
      return context.json(quote)
    })
  )
  app.get(
    "/v1/onramp/buy/options",
    ofProject(async (context) => {
      const options = await optionsOf()
      if (options === undefined) return silent(context)
      context.header("cache-control", cache.options)
      return context.json(toBuyOptions(options))
    })
  )
  app.get(
    "/v1/onramp/buy/quotes",
    ofProject(async (context) => {
      const options = await optionsOf()
      if (options === undefined) return silent(context)
      const wish = readBuyWish(context.req.query(), options)
      if ("wrong" in wish) return refuse(context, 400, wish.wrong, "It is missing, or not sold")
      const quote = readQuote(await askSeller(`${api}/quote`, wish))
      if (quote === undefined) return silent(context)
      context.header("cache-control", cache.now)
      return context.json(toBuyQuote(quote))
    })
  )
  app.get(
    "/v1/onramp/providers/properties",
    ofProject(async (context) => {
      const options = await optionsOf()
      if (options === undefined) return silent(context)
      const list = propertiesOf(context.req.query("type"), options)
      if (list === undefined) return refuse(context, 400, "type", "It is missing, or of another form")
      context.header("cache-control", cache.options)
      return context.json(list)
    })
  )
  const unknownIn = (context: Context, body: unknown) =>
    (projectOf(projectIn(body)) ?? projectOf(context.req.query("projectId"))) === undefined
  const refuseSale = (context: Context, wrong: string) =>
    context.json({ code: "INVALID", message: `${wrong}: it is missing, or not sold` }, 400)
  app.post("/v1/onramp/multi/quotes", limited, async (context) => {
    const body = await bodyOf(context)
    if (unknownIn(context, body)) return refuse(context, 401, "projectId", "There is no such project")
    const options = await optionsOf()
    if (options === undefined) return silent(context)
    const wish = readSaleWish(body, options)
    if ("wrong" in wish) return refuseSale(context, wish.wrong)
    const quote = readQuote(await askSeller(`${api}/quote`, wish.quote))
    if (quote === undefined) return silent(context)
    context.header("cache-control", cache.now)
    return context.json([toSellerQuote(quote, wish)])
  })
  app.post("/v1/onramp/widget", limited, async (context) => {
    const body = await bodyOf(context)
    if (unknownIn(context, body)) return refuse(context, 401, "projectId", "There is no such project")
    const wish = readWidgetWish(body)
    if ("wrong" in wish) return refuseSale(context, wish.wrong)
    context.header("cache-control", cache.now)
    return context.json({ widgetUrl: fillPage(page, wish) })
  })
  app.post(
    "/v1/generators/onrampurl",
    limited,
    ofProject(async (context) => {
      const wish = readPageWish(await bodyOf(context))
      if ("wrong" in wish) return refuse(context, 400, wish.wrong, "It is missing, or of another form")
      context.header("cache-control", cache.now)
      return context.json({ url: fillPage(page, wish) })
    })
  )
}
