import { Hono, type Context } from "hono"
import { cors } from "hono/cors"
import { etag } from "hono/etag"
import { accountRoutes, type AccountParts } from "./account/accountRoutes.ts"
import { makePrices } from "./account/makePrices.ts"
import type { ServedChain } from "./account/ServedChain.ts"
import type { ActivityIndex } from "./activity/ActivityIndex.ts"
import type { Configuration, Project } from "./Configuration.ts"
import { convertRoutes } from "./convert/convertRoutes.ts"
import { makeImages, type ImageKind } from "./Images.ts"
import { makeLimiter } from "./makeLimiter.ts"
import { makeMetrics } from "./makeMetrics.ts"
import { nameRoutes } from "./names/nameRoutes.ts"
import type { NameStore } from "./names/NameStore.ts"
import { onrampRoutes } from "./onramp/onrampRoutes.ts"
import { proxyRoutes } from "./proxy/proxyRoutes.ts"
import { refuse } from "./refuse.ts"
import { sessionRoutes } from "./sessions/sessionRoutes.ts"
import type { SessionStore } from "./sessions/SessionStore.ts"
import type { WalletIndex } from "./WalletIndex.ts"

const MAX_ENTRIES = 100
const MAX_PAGE = 10_000
const MAX_IDS = 500
const MAX_SEARCH = 100

const cache = {
  config: "public, max-age=60",
  wallets: "public, max-age=300, stale-while-revalidate=3600",
  images: "public, max-age=86400, stale-while-revalidate=604800"
} as const

/** What stands around the routes. */
export interface AppParts {
  readonly configuration: Configuration
  readonly wallets: WalletIndex
  readonly activity: ActivityIndex
  /** None where the server has no secret that could seal their keys. */
  readonly sessions?: SessionStore
  /** Registered names; none where the configuration says nothing of names. */
  readonly names?: NameStore
  readonly chains: ReadonlyArray<ServedChain>
  /** Tells clients apart, for the limits: an address. */
  readonly clientOf: (context: Context) => string
  /** Epoch milliseconds; the clock's by default. */
  readonly now?: () => number
}

/** A whole number of the query, at least 1; `fallback` where there is none, undefined where it is something else. */
const whole = (text: string | undefined, fallback: number): number | undefined =>
  text === undefined ? fallback : /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

const list = (text: string | undefined): ReadonlyArray<string> | undefined =>
  text === undefined || text === "" ? undefined : text.split(",").filter((entry) => entry !== "")

/** The routes of a cloud. */
export const makeApp = ({
  configuration,
  wallets,
  activity,
  sessions,
  names,
  chains,
  clientOf,
  now = Date.now
}: AppParts): Hono => {
  const projects = new Map(configuration.projects.map((project) => [project.id, project]))
  const images = makeImages(configuration.images)
  const allow = makeLimiter(configuration.limits.requestsPerMinute)
  const metrics = makeMetrics()
  const started = now()
  const app = new Hono()

  app.use(async (context, next) => {
    const begun = performance.now()
    await next()
    context.header("x-content-type-options", "nosniff")
    context.header("cross-origin-resource-policy", "cross-origin")
    if (context.res.status >= 400) context.header("cache-control", "no-store")
    const route = context.req.routePath.replace(/^\/?\*$/, "other")
    metrics.count(route, context.res.status, (performance.now() - begun) / 1_000)
  })
  app.use(
    cors({
      origin: "*",
      allowMethods: ["GET", "HEAD", "POST"],
      exposeHeaders: ["retry-after"],
      maxAge: 86_400
    })
  )

  const chainGauges = () =>
    Object.fromEntries(
      chains.flatMap(({ record: { id }, followed }) =>
        followed === undefined
          ? []
          : [
              [`chain_block{chain="${id}"}`, followed.block()],
              [`chain_failures{chain="${id}"}`, followed.failures()]
            ]
      )
    )
  app.get("/health", (context) =>
    context.json({ status: "ok", wallets: wallets.size, seconds: Math.round((now() - started) / 1_000) })
  )
  app.get("/metrics", (context) =>
    context.text(metrics.text({ wallets: wallets.size, projects: projects.size }, chainGauges()))
  )

  app.use(async (context, next) => {
    const verdict = allow(clientOf(context), now())
    if ("allowed" in verdict) return next()
    context.header("retry-after", String(verdict.retryAfter))
    return refuse(context, 429, "", "Too many requests")
  })
  app.use(etag())

  app.use(etag())

  // For the doctor, which asks through the proxy for whom it is taken.
  app.get("/client", (context) => {
    context.header("cache-control", "no-store")
    return context.json({ client: clientOf(context) })
  })

  const ofProject =
    (answer: (context: Context, project: Project) => Response | Promise<Response>) => (context: Context) => {
      const project = projects.get(context.req.query("projectId") ?? "")
      return project === undefined
        ? refuse(context, 401, "projectId", "There is no such project")
        : answer(context, project)
    }

  app.get(
    "/appkit/v1/config",
    ofProject((context, { features }) => {
      context.header("cache-control", cache.config)
      return context.json({ features })
    })
  )
  app.get(
    "/projects/v1/origins",
    ofProject((context, { origins }) => {
      context.header("cache-control", cache.config)
      return context.json({ allowedOrigins: origins })
    })
  )
  app.get(
    "/getAnalyticsConfig",
    ofProject((context, { isAnalyticsEnabled }) => {
      context.header("cache-control", cache.config)
      return context.json({ isAnalyticsEnabled })
    })
  )
  app.get(
    "/getWallets",
    ofProject(async (context) => {
      const query = (name: string) => context.req.query(name)
      const page = whole(query("page"), 1)
      const entries = whole(query("entries"), 40)
      if (page === undefined || page > MAX_PAGE) return refuse(context, 400, "page", `From 1 to ${MAX_PAGE}`)
      if (entries === undefined || entries > MAX_ENTRIES)
        return refuse(context, 400, "entries", `From 1 to ${MAX_ENTRIES}`)
      const search = query("search")
      if (search !== undefined && search.length > MAX_SEARCH)
        return refuse(context, 400, "search", `At most ${MAX_SEARCH} characters`)
      const [include, exclude, chains] = [
        list(query("include")),
        list(query("exclude")),
        list(query("chains"))
      ]
      if ([include, exclude, chains].some((ids) => ids !== undefined && ids.length > MAX_IDS))
        return refuse(context, 400, "include, exclude, chains", `At most ${MAX_IDS} ids`)
      const badge = query("badge_type")
      context.header("cache-control", cache.wallets)
      return context.json(
        await wallets.find({
          page,
          entries,
          ...(search === undefined ? {} : { search }),
          ...(badge === undefined || badge === "" ? {} : { badge }),
          ...(include === undefined ? {} : { include }),
          ...(exclude === undefined ? {} : { exclude }),
          ...(chains === undefined ? {} : { chains })
        })
      )
    })
  )

  const image = (route: string, kind: ImageKind) =>
    app.get(
      `${route}/:id`,
      ofProject(async (context) => {
        const found = await images.get(kind, context.req.param("id") ?? "")
        if (found === undefined) return refuse(context, 404, "id", "There is no such image")
        context.header("cache-control", cache.images)
        // An image that is opened as a page of its own runs nothing.
        context.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        return context.body(found.bytes, 200, { "content-type": found.type })
      })
    )
  image("/getWalletImage", "wallets")
  image("/public/getAssetImage", "assets")
  image("/public/getCurrencyImage", "currencies")
  image("/public/getTokenImage", "tokens")

  const parts: AccountParts = {
    chains,
    index: activity,
    prices: makePrices(configuration.prices, now),
    ...(names === undefined ? {} : { names }),
    projectOf: (id) => (typeof id === "string" ? projects.get(id) : undefined)
  }
  accountRoutes(app, parts)
  convertRoutes(app, parts)
  if (sessions !== undefined) sessionRoutes(app, { ...parts, sessions, clientOf, now })
  if (configuration.onramp !== undefined) onrampRoutes(app, { ...parts, onramp: configuration.onramp })
  proxyRoutes(app, { ...parts, upstreams: configuration.upstreams, clientOf, now })
  if (names !== undefined && configuration.names !== undefined)
    nameRoutes(app, { ...parts, names, zone: configuration.names, now })

  app.notFound((context) => refuse(context, 404, "path", "There is no such route"))
  app.onError((error, context) => {
    console.error(error)
    return refuse(context, 500, "", "Something failed on the server")
  })
  return app
}
