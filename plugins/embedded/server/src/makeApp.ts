import { Hono, type Context } from "hono"
import { bodyLimit } from "hono/body-limit"
import type { AppParts } from "./AppParts.ts"
import { apiRoutes } from "./apiRoutes.ts"
import type { ChainRecord } from "./Configuration.ts"
import { frameHeaders, framePage, windowHeaders, windowPage } from "./frame/framePage.ts"
import type { FrameSettings } from "./frame/FrameSettings.ts"
import { makeLimiter } from "./makeLimiter.ts"
import { makeMetrics } from "./makeMetrics.ts"
import { Refusal } from "./Refusal.ts"
import { socialRoutes } from "./social/socialRoutes.ts"
import { askPage, deviceCss, devicePageHeaders, donePage, stopPage } from "./sign-in/devicePage.ts"
import { languages } from "./words/languages.ts"
import { languageOf } from "./words/Language.ts"
import { refusalText } from "./words/refusals.ts"

const MAX_BODY = 128 * 1024

/** The language that the frame tells of itself with each request. */
const frameLanguage = (context: Context) => languageOf(context.req.header("x-latchkey-language"))

const refused = (context: Context, { status, code, message, retryAfter, more }: Refusal) => {
  if (retryAfter !== undefined) context.header("retry-after", String(retryAfter))
  context.header("cache-control", "no-store")
  return context.json({ ...more, code, message: refusalText(message, frameLanguage(context)) }, status)
}

const setAll = (context: Context, headers: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(headers)) context.header(name, value)
}

/** A chain as the frame's page is told it: what only the server asks stays with the server. */
const shownChain = ({ id, name, coin, smartAccount }: ChainRecord): FrameSettings["chains"][number] => {
  if (smartAccount === undefined) return { id, name, coin }
  const { bundlerUrl: _, paymaster, ...contracts } = smartAccount
  return {
    id,
    name,
    coin,
    smartAccount: {
      ...contracts,
      ...(paymaster === undefined ? {} : { paymaster: { name: paymaster.name } })
    }
  }
}

/** The routes of a server. */
export const makeApp = (parts: AppParts): Hono => {
  const { configuration, service, files, publicUrl, clientOf, now } = parts
  const { projects, chains, limits } = configuration
  const waitOf = makeLimiter(limits.requestsPerMinute)
  const metrics = makeMetrics()
  const app = new Hono()

  app.use(async (context, next) => {
    const begun = performance.now()
    await next()
    context.header("x-content-type-options", "nosniff")
    context.header("strict-transport-security", "max-age=63072000")
    metrics.count(
      context.req.routePath.replace(/^\/?\*$/, "other"),
      context.res.status,
      (performance.now() - begun) / 1_000
    )
  })
  app.get("/health", async (context) => {
    await service.check()
    return context.json({ status: "ok", projects: projects.length, chains: chains.length })
  })
  app.get("/metrics", (context) => context.text(metrics.text()))
  app.use(async (context, next) => {
    const wait = waitOf(clientOf(context), now())
    return wait === undefined
      ? next()
      : refused(context, new Refusal(429, "too-many", `Please try again after ${wait} seconds`, wait))
  })
  app.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (context) => refused(context, new Refusal(413, "too-large", "The request is too large"))
    })
  )

  // For the doctor, which asks through the proxy for whom it is taken.
  app.get("/client", (context) => {
    context.header("cache-control", "no-store")
    return context.json({ client: clientOf(context) })
  })
  app.get("/sdk", (context) => {
    const { projectId, chainId = "", version = "4" } = context.req.query()
    const project = projects.find(({ id }) => id === projectId)
    if (project === undefined) throw new Refusal(404, "no-such-project", "There is no such project")
    if (version !== "4") throw new Refusal(400, "version", "This frame speaks version 4")
    const named = /^\d+$/.test(chainId) ? `eip155:${chainId}` : chainId
    const known = chains.find(({ id }) => id === named)
    setAll(context, frameHeaders(project))
    return context.html(
      framePage(files, {
        project: { id: project.id, name: project.name },
        origins: project.origins,
        chains: chains.map(shownChain),
        ...(known === undefined ? {} : { chainId: known.id })
      })
    )
  })
  app.get("/passkey", (context) => {
    setAll(context, windowHeaders)
    return context.html(windowPage(files))
  })
  app.get("/frame/:name", (context) => {
    const file = files.get(context.req.param("name"))
    if (file === undefined) throw new Refusal(404, "no-such-file", "There is no such file")
    setAll(context, {
      "content-type": file.type,
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "same-origin"
    })
    return context.body(file.body)
  })

  app.get("/device.css", (context) => {
    setAll(context, { "content-type": "text/css; charset=utf-8", "cache-control": "public, max-age=3600" })
    return context.body(deviceCss)
  })
  app.get("/device", async (context) => {
    const { token = "", lang } = context.req.query()
    const language = languageOf(lang)
    const words = languages[language].pages
    const asked = await service.codes.ofLink(token, now())
    setAll(context, devicePageHeaders)
    return asked === undefined
      ? context.html(donePage(words.expired, words.expiredText, language), 410)
      : context.html(
          askPage({ origin: String(asked["origin"]), label: String(asked["label"]) }, token, language)
        )
  })

  /** What the form of a page that a mail led to says; undefined where it is a form of another page. */
  const formOf = async (context: Context) => {
    setAll(context, devicePageHeaders)
    const { origin = publicUrl() } = { origin: context.req.header("origin") }
    const { token, lang } = await context.req.parseBody()
    const language = languageOf(lang)
    // Browsers that send no referrer write `null` here for a form of the page itself.
    const isOwn = origin === new URL(publicUrl()).origin || origin === "null"
    return {
      isOwn,
      language,
      words: languages[language].pages,
      token: typeof token === "string" ? token : ""
    }
  }
  app.post("/device", async (context) => {
    const { isOwn, language, words, token } = await formOf(context)
    if (!isOwn) return context.html(donePage(words.notConfirmed, words.otherPage, language), 403)
    try {
      await service.signIn.confirmDevice(token, language, now())
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const text = refusalText(error.message, language)
      return context.html(donePage(words.notConfirmed, text, language), error.status)
    }
    return context.html(donePage(words.done, words.doneText, language))
  })

  app.get("/start-over", (context) => {
    const { token = "", lang } = context.req.query()
    setAll(context, devicePageHeaders)
    return context.html(stopPage(token, languageOf(lang)))
  })
  app.post("/start-over", async (context) => {
    const { isOwn, language, words, token } = await formOf(context)
    if (!isOwn) return context.html(donePage(words.notConfirmed, words.otherPage, language), 403)
    return (await service.startOver.stopBy(token, now()))
      ? context.html(donePage(words.stopped, words.stoppedText, language))
      : context.html(donePage(words.notConfirmed, words.nothingToStop, language), 410)
  })

  socialRoutes(app, parts)
  apiRoutes(app, parts)

  app.notFound((context) => refused(context, new Refusal(404, "no-such-route", "There is no such route")))
  app.onError((error, context) => {
    if (error instanceof Refusal) return refused(context, error)
    console.error(error)
    context.header("cache-control", "no-store")
    return context.json(
      { code: "failed", message: refusalText("Something failed on the server", frameLanguage(context)) },
      500
    )
  })
  return app
}
