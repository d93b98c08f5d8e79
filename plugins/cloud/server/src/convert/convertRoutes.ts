import type { Context, Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import type { AccountParts } from "../account/accountRoutes.ts"
import { NodeError, NodeRefusal } from "../chain/NodeError.ts"
import { quantityOf } from "../chain/readBlock.ts"
import { refuse } from "../refuse.ts"
import { COIN, readAccount, readAsset, tradingChains, type Asset } from "./Asset.ts"
import { buildSwap } from "./buildSwap.ts"
import { encodeAllowance, encodeApprove, readNumber } from "./exchangeCalls.ts"
import { findRoute } from "./findRoute.ts"
import { minimumOf, percentOf } from "./slippage.ts"

const MAX_BODY = 5_000
const MAX_WORD = 2n ** 256n - 1n

// What something costs is soon another; what is traded at all is not.
const cache = { tokens: "public, max-age=300", price: "private, max-age=5", now: "no-store" } as const

type Fields = Readonly<Record<string, unknown>>
type Answer = (context: Context) => Promise<Response>

/** Base units of more than nothing; undefined for anything else. */
const amountIn = (text: unknown): bigint | undefined => {
  const amount = typeof text === "string" && /^\d{1,78}$/.test(text) ? BigInt(text) : 0n
  return amount > 0n && amount <= MAX_WORD ? amount : undefined
}

/** Adds what swaps are made with: quotes, tokens, allowances, prices of gas, and the transactions. */
export const convertRoutes = (
  app: Hono,
  { chains, prices, projectOf }: Pick<AccountParts, "chains" | "prices" | "projectOf">
): void => {
  const trading = tradingChains(chains)
  const unknownProject = (context: Context) => refuse(context, 401, "projectId", "There is no such project")
  const notTraded = (context: Context, field: string) =>
    refuse(context, 400, field, "No exchange that is served trades it")

  /** A node that does not answer is no fault of who asks, and soon over; what the chain would undo is. */
  const overNode = async (context: Context, work: Answer): Promise<Response> => {
    try {
      return await work(context)
    } catch (error) {
      if (error instanceof NodeRefusal)
        return refuse(context, 400, "", "The chain refuses it for this account, now")
      if (!(error instanceof NodeError)) throw error
      context.header("retry-after", "5")
      return refuse(context, 503, "", "A node of the chain does not answer")
    }
  }
  const ofProject =
    (answer: (context: Context) => Response | Promise<Response>) =>
    (context: Context): Response | Promise<Response> =>
      projectOf(context.req.query("projectId")) === undefined
        ? unknownProject(context)
        : overNode(context, async () => answer(context))

  /** The chain that a query names. */
  const chainIn = (context: Context) => trading.get(context.req.query("chainId") ?? "")

  /** What is sold and bought, of one chain. */
  const pairIn = (context: Context, from: unknown, to: unknown): readonly [Asset, Asset] | Response => {
    const [sold, bought] = [readAsset(from, trading), readAsset(to, trading)]
    if (sold === undefined) return notTraded(context, "from")
    if (bought === undefined || bought.chain !== sold.chain) return notTraded(context, "to")
    return [sold, bought]
  }

  app.get(
    "/v1/convert/quotes",
    ofProject(async (context) => {
      const { from, to, amount: text } = context.req.query()
      const pair = pairIn(context, from, to)
      if (pair instanceof Response) return pair
      const amount = amountIn(text)
      if (amount === undefined) return refuse(context, 400, "amount", "Base units of more than nothing")
      const route = await findRoute(...pair, amount)
      if (route === undefined) return refuse(context, 400, "", "insufficient liquidity")
      context.header("cache-control", cache.now)
      return context.json({
        quotes: [
          {
            id: null,
            fromAmount: String(amount),
            fromAccount: from,
            toAmount: String(route.bought),
            toAccount: to,
            priceImpact: route.priceImpact,
            fee: String(route.fee)
          }
        ]
      })
    })
  )

  app.get(
    "/v1/convert/tokens",
    ofProject(async (context) => {
      const chain = chainIn(context)
      if (chain === undefined) return notTraded(context, "chainId")
      const { id, coin, exchange } = chain.record
      const facts = await chain.factsOf(exchange.tokens)
      const logoOf = (asset: string) => prices.of(asset, "usd")?.iconUrl ?? null
      context.header("cache-control", cache.tokens)
      return context.json({
        tokens: [
          { ...coin, address: `${id}:${COIN}`, logoUri: logoOf(id), eip2612: false },
          ...exchange.tokens.flatMap((token) => {
            const { name, symbol, decimals } = facts.get(token)!
            const address = `${id}:${token}`
            return decimals === undefined
              ? []
              : [{ name, symbol, decimals, address, logoUri: logoOf(address), eip2612: false }]
          })
        ]
      })
    })
  )

  app.get(
    "/v1/convert/allowance",
    ofProject(async (context) => {
      const { tokenAddress, userAddress } = context.req.query()
      const token = readAsset(tokenAddress, trading)
      if (token === undefined) return notTraded(context, "tokenAddress")
      const account = readAccount(userAddress, token.chain)
      if (account === undefined)
        return refuse(context, 400, "userAddress", "It is no account of the token's chain")
      const { node, record } = token.chain
      const data = encodeAllowance(account, record.exchange.router)
      // The coin goes along with the swap: nobody has to be allowed to take it.
      const allowed =
        token.address === COIN
          ? MAX_WORD
          : readNumber(await node.ask("eth_call", { to: token.address, data }, "latest"))
      if (allowed === undefined) throw new NodeError("A token does not say what may be taken of it")
      context.header("cache-control", cache.now)
      return context.json({ allowance: String(allowed) })
    })
  )

  app.get(
    "/v1/convert/gas-price",
    ofProject(async (context) => {
      const chain = chainIn(context)
      if (chain === undefined) return notTraded(context, "chainId")
      const price = quantityOf(await chain.node.ask("eth_gasPrice"), "price of gas")
      const more = (hundredths: bigint) => String((price * hundredths + 99n) / 100n)
      context.header("cache-control", cache.price)
      return context.json({ standard: more(100n), fast: more(115n), instant: more(130n) })
    })
  )

  app.get(
    "/v1/convert/build-approve",
    ofProject(async (context) => {
      const { from, to, amount: text, userAddress } = context.req.query()
      const pair = pairIn(context, from, to)
      if (pair instanceof Response) return pair
      const [{ address, chain }] = pair
      if (address === COIN) return refuse(context, 400, "from", "The coin needs no approval")
      if (readAccount(userAddress, chain) === undefined)
        return refuse(context, 400, "userAddress", "It is no account of the token's chain")
      const amount = text === undefined || text === "" ? MAX_WORD : amountIn(text)
      if (amount === undefined) return refuse(context, 400, "amount", "Base units of more than nothing")
      const gasPrice = quantityOf(await chain.node.ask("eth_gasPrice"), "price of gas")
      context.header("cache-control", cache.now)
      // As the service has it: the token that is to be called stands in `from`.
      return context.json({
        tx: {
          from,
          to,
          data: encodeApprove(chain.record.exchange.router, amount),
          value: "0",
          eip155: { gasPrice: String(gasPrice) }
        }
      })
    })
  )

  const limited = bodyLimit({
    maxSize: MAX_BODY,
    onError: (context) => refuse(context, 413, "", `At most ${MAX_BODY} bytes`)
  })
  const fieldsOf = (value: unknown) => (typeof value === "object" && value !== null ? value : {}) as Fields
  app.post("/v1/convert/build-transaction", limited, async (context) => {
    const body = fieldsOf(await context.req.json().catch(() => undefined))
    if ((projectOf(body["projectId"]) ?? projectOf(context.req.query("projectId"))) === undefined)
      return unknownProject(context)
    const { from, to, amount: text, userAddress, disableEstimate } = body
    const { slippage } = fieldsOf(body["eip155"])
    const pair = pairIn(context, from, to)
    if (pair instanceof Response) return pair
    const [sold, bought] = pair
    const amount = amountIn(text)
    if (amount === undefined) return refuse(context, 400, "amount", "Base units of more than nothing")
    const account = readAccount(userAddress, sold.chain)
    if (account === undefined)
      return refuse(context, 400, "userAddress", "It is no account of the token's chain")
    const percent = percentOf(slippage)
    if (percent === undefined)
      return refuse(context, 422, "eip155.slippage", "A whole number of percent, from 0 to 50")
    return overNode(context, async () => {
      const route = await findRoute(sold, bought, amount)
      if (route === undefined) return refuse(context, 400, "to", "No pairs lead there")
      const minimum = minimumOf(route.bought, percent)
      const isTried = disableEstimate !== true
      context.header("cache-control", cache.now)
      return context.json({ tx: await buildSwap({ sold, bought, amount, minimum, account, isTried }, route) })
    })
  })
}
