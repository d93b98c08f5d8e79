import type { Context, Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import type { ActivityIndex } from "../activity/ActivityIndex.ts"
import { isAddress } from "../chain/ChainRecord.ts"
import { NodeError, NodeRefusal } from "../chain/NodeError.ts"
import type { Project } from "../Configuration.ts"
import type { NameStore } from "../names/NameStore.ts"
import { refuse } from "../refuse.ts"
import { avatarOf } from "./avatarOf.ts"
import { balancesOf } from "./balancesOf.ts"
import { historyPage, readCursor } from "./historyPage.ts"
import type { Prices } from "./makePrices.ts"
import { nameOf } from "./nameOf.ts"
import type { ServedChain } from "./ServedChain.ts"

const MAX_CURSOR = 200
const MAX_TOKENS = 100
const MAX_BODY = 50_000
/** Where ENS is. */
const ETHEREUM = "eip155:1"

// What an account has is nobody else's, and is soon another; what chains there are is neither.
const cache = {
  chains: "public, max-age=300",
  history: "private, no-cache",
  balance: "private, max-age=5",
  prices: "private, max-age=30",
  identity: "private, max-age=300"
} as const

/** What the routes of accounts are made of. */
export interface AccountParts {
  readonly chains: ReadonlyArray<ServedChain>
  readonly index: ActivityIndex
  readonly prices: Prices
  /** The names that this server gave; none where it gives none. */
  readonly names?: NameStore
  readonly projectOf: (id: unknown) => Project | undefined
}

type Answer = (context: Context) => Response | Promise<Response>

const now = () => new Date().toISOString()

const currencyIn = (value: unknown): string | undefined =>
  value === undefined
    ? "usd"
    : typeof value === "string" && /^[a-z]{3,8}$/i.test(value)
      ? value.toLowerCase()
      : undefined

/** Adds what a server tells of accounts: history, balances, prices, names, and of which chains. */
export const accountRoutes = (
  app: Hono,
  { chains, index, prices, names: given, projectOf }: AccountParts
): void => {
  const ids = chains.map(({ record }) => record.id)

  const ofProject =
    (answer: Answer): Answer =>
    (context) =>
      projectOf(context.req.query("projectId")) === undefined
        ? refuse(context, 401, "projectId", "There is no such project")
        : answer(context)

  /** A node that does not answer is no fault of who asks, and soon over. */
  const overNode = async (context: Context, work: () => Promise<Response>): Promise<Response> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof NodeError || error instanceof NodeRefusal)) throw error
      context.header("retry-after", "5")
      return refuse(context, 503, "", "A node of the chain does not answer")
    }
  }

  /** The account that a path names, plain or as CAIP-10, and the chains that are meant. */
  const accountIn = (context: Context) => {
    const parts = (context.req.param("address") ?? "").split(":")
    const text = parts.at(-1)!
    const named = chains.flatMap((chain) => {
      const address = chain.parseAddress(text)
      return address === undefined ? [] : [{ chain, address }]
    })
    const [first] = named
    if ((first === undefined && !isAddress(text)) || (parts.length !== 1 && parts.length !== 3))
      return refuse(context, 400, "address", "It is no address")
    const id = parts.length === 3 ? parts.slice(0, 2).join(":") : context.req.query("chainId")
    const asked = named.flatMap(({ chain }) =>
      id === undefined || id === "" || chain.record.id === id ? [chain] : []
    )
    if (first === undefined || asked.length === 0)
      return refuse(context, 400, "chainId", "This chain is not served")
    return { address: first.address, asked }
  }

  app.get(
    "/v1/supported-chains",
    ofProject((context) => {
      context.header("cache-control", cache.chains)
      return context.json({ http: ids, ws: [] })
    })
  )

  app.get(
    "/v1/account/:address/history",
    ofProject((context) => {
      const account = accountIn(context)
      if (account instanceof Response) return account
      const cursor = context.req.query("cursor") ?? ""
      const after = cursor === "" ? undefined : readCursor(cursor)
      if (cursor.length > MAX_CURSOR || (cursor !== "" && after === undefined))
        return refuse(context, 400, "cursor", "It is none of this server")
      const onramp = context.req.query("onramp") ?? ""
      context.header("cache-control", cache.history)
      // Of what was bought elsewhere nothing is known here.
      if (onramp !== "") return context.json({ data: [], next: null })
      const { address, asked } = account
      return overNode(context, async () =>
        context.json(
          await historyPage(index, prices, {
            address,
            chains: asked,
            ...(after === undefined ? {} : { after })
          })
        )
      )
    })
  )

  app.get(
    "/v1/account/:address/balance",
    ofProject((context) => {
      const account = accountIn(context)
      if (account instanceof Response) return account
      const { address, asked } = account
      const currency = currencyIn(context.req.query("currency"))
      if (currency === undefined) return refuse(context, 400, "currency", "It is no currency's code")
      const wanted = (context.req.query("forceUpdate") ?? "").split(",").filter((text) => text !== "")
      if (wanted.length > MAX_TOKENS)
        return refuse(context, 400, "forceUpdate", `At most ${MAX_TOKENS} tokens`)
      const isToken = (text: string) =>
        chains.some(
          ({ record: { id }, parseAddress }) =>
            text.startsWith(`${id}:`) && parseAddress(text.slice(id.length + 1)) !== undefined
        )
      if (!wanted.every(isToken))
        return refuse(context, 400, "forceUpdate", "It is no token of a served chain")
      context.header("cache-control", cache.balance)
      return overNode(context, async () => {
        const lists = await Promise.all(
          asked.map((chain) => {
            const prefix = `${chain.record.id}:`
            const also = wanted
              .filter((text) => text.startsWith(prefix))
              .flatMap((text) => chain.parseAddress(text.slice(prefix.length)) ?? [])
            return balancesOf(chain, prices, { address, currency, also })
          })
        )
        return context.json({ balances: lists.flat() })
      })
    })
  )

  app.get(
    "/v1/identity/:address",
    ofProject((context) => {
      const account = accountIn(context)
      if (account instanceof Response) return account
      const { address } = account
      const ethereum = chains.find(({ record }) => record.id === ETHEREUM)
      // Where names are given, one may be there a moment later.
      context.header("cache-control", given === undefined ? cache.identity : cache.history)
      return overNode(context, async () => {
        const [own] = (await given?.of(address)) ?? []
        if (own !== undefined || ethereum?.parseAddress(address) === undefined)
          return context.json({ avatar: null, name: own?.name ?? null, resolved_at: now() })
        const name = await nameOf(ethereum.node, address)
        const avatar = name === null ? null : await avatarOf(ethereum.node, name)
        return context.json({ avatar, name, resolved_at: now() })
      })
    })
  )

  const limited = bodyLimit({
    maxSize: MAX_BODY,
    onError: (context) => refuse(context, 413, "", `At most ${MAX_BODY} bytes`)
  })
  app.post("/v1/fungible/price", limited, async (context) => {
    const body = (await context.req.json().catch(() => undefined)) as unknown
    const { projectId, currency, addresses } = (
      typeof body === "object" && body !== null ? body : {}
    ) as Readonly<Record<string, unknown>>
    if ((projectOf(projectId) ?? projectOf(context.req.query("projectId"))) === undefined)
      return refuse(context, 401, "projectId", "There is no such project")
    const code = currencyIn(currency)
    if (code === undefined) return refuse(context, 400, "currency", "It is no currency's code")
    if (
      !Array.isArray(addresses) ||
      addresses.length > MAX_TOKENS ||
      !addresses.every((address) => typeof address === "string")
    )
      return refuse(context, 400, "addresses", `A list of at most ${MAX_TOKENS} CAIP-10 ids`)
    context.header("cache-control", cache.prices)
    return context.json({
      fungibles: [...new Set(addresses)].flatMap((address: string) => {
        const found = prices.of(coinOf(address) ?? address, code)
        return found === undefined
          ? []
          : [
              {
                name: found.name,
                symbol: found.symbol,
                iconUrl: found.iconUrl ?? "",
                price: found.price,
                address,
                decimals: found.decimals
              }
            ]
      })
    })
  })
}

/** The network whose coin a token's id stands for, which has no contract; undefined if it is a token's. */
const coinOf = (id: string): string | undefined =>
  (/^(eip155:\d+):0xe{40}$/i.exec(id)?.[1] ?? /^(solana:\w+):So1+$/.exec(id)?.[1])?.toLowerCase()
