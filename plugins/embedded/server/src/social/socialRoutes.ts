import type { Hono } from "hono"
import type { AppParts } from "../AppParts.ts"
import { Refusal } from "../Refusal.ts"
import { languages } from "../words/languages.ts"
import { refusalText } from "../words/refusals.ts"
import { socialPage, socialPageHeaders, socialScript } from "./socialPage.ts"
import { readState, returnTo } from "./SocialState.ts"

/** The pages of a provider's window. */
export const socialRoutes = (app: Hono, { service, publicUrl, now }: AppParts): void => {
  app.get("/social.js", (context) => {
    context.header("content-type", "text/javascript; charset=utf-8")
    context.header("cache-control", "public, max-age=3600")
    return context.body(socialScript)
  })
  app.get("/social/callback", async (context) => {
    for (const [name, value] of Object.entries(socialPageHeaders)) context.header(name, value)
    const { state = "", code } = context.req.query()
    const { secret, language, page } = readState(state)
    const words = languages[language].pages
    const say = (title: string, text: string, result?: { readonly uri: string; readonly origin: string }) =>
      socialPage({ title, text, language, result })
    if (code === undefined) {
      const origin = await service.social.giveUp(secret, now())
      const back = origin === undefined ? undefined : returnTo(page, origin, undefined)
      return back === undefined
        ? context.html(say(words.notSignedIn, words.closeWindow), 400)
        : context.redirect(back, 303)
    }
    try {
      const { token, origin } = await service.social.comeBack(secret, code, now())
      const uri = `${publicUrl()}/social/result?token=${token}`
      const back = returnTo(page, origin, uri)
      return back === undefined
        ? context.html(say(words.signedIn, words.goBack, { uri, origin }))
        : context.redirect(back, 303)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return context.html(
        say(words.notSignedIn, `${refusalText(error.message, language)} ${words.closeWindow}`),
        error.status
      )
    }
  })
}
