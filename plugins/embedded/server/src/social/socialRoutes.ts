import type { Context, Hono } from "hono"
import type { AppParts } from "../AppParts.ts"
import { Refusal } from "../Refusal.ts"
import { hashOf } from "../secrets.ts"
import type { Language } from "../words/Language.ts"
import { languages } from "../words/languages.ts"
import { refusalText } from "../words/refusals.ts"
import { browserCookie } from "./browserCookie.ts"
import { socialPage, socialPageHeaders, socialScript } from "./socialPage.ts"
import { readPage, readState, returnTo } from "./SocialState.ts"

/** The pages of a provider's window. */
export const socialRoutes = (app: Hono, { service, publicUrl, now }: AppParts): void => {
  const cookies = () => browserCookie(publicUrl())
  const begin = (context: Context) => {
    for (const [name, value] of Object.entries(socialPageHeaders)) context.header(name, value)
  }
  const say = (
    title: string,
    text: string,
    language: Language,
    result?: { readonly uri: string; readonly origin: string }
  ) => socialPage({ title, text, language, result })
  const failed = (context: Context, language: Language, error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    const words = languages[language].pages
    const text = `${refusalText(error.message, language)} ${words.closeWindow}`
    return context.html(say(words.notSignedIn, text, language), error.status)
  }

  app.get("/social.js", (context) => {
    context.header("content-type", "text/javascript; charset=utf-8")
    context.header("cache-control", "public, max-age=3600")
    return context.body(socialScript)
  })
  // The window comes here first: its browser is known by a cookie when the provider leads it back.
  app.get("/social/start", async (context) => {
    begin(context)
    const { ticket = "", state = "" } = context.req.query()
    const { secret, language } = readState(ticket)
    try {
      const started = await service.social.start(secret, language, readPage(state), now())
      context.header("set-cookie", cookies().write(started.sign, started.browser))
      return context.redirect(started.uri, 303)
    } catch (error) {
      return failed(context, language, error)
    }
  })
  app.get("/social/callback/:provider", async (context) => {
    begin(context)
    const { state = "", code, iss } = context.req.query()
    const { secret, language } = readState(state)
    const words = languages[language].pages
    const sign = hashOf(secret)
    const browser = cookies().read(context.req.header("cookie"), sign)
    const back = { provider: context.req.param("provider"), state: secret, browser: browser ?? "" }
    context.header("set-cookie", cookies().write(sign, undefined))
    if (code === undefined) {
      const page = await service.social.giveUp(back, now())
      return page === undefined
        ? context.html(say(words.notSignedIn, words.closeWindow, language), 400)
        : context.redirect(returnTo(page, undefined), 303)
    }
    try {
      const { token, origin, page } = await service.social.comeBack(back, code, iss, now())
      const uri = `${publicUrl()}/social/result#token=${token}`
      return page === undefined
        ? context.html(say(words.signedIn, words.goBack, language, { uri, origin }))
        : context.redirect(returnTo(page, uri), 303)
    } catch (error) {
      return failed(context, language, error)
    }
  })
}
