import type { Hono } from "hono"
import type { AppParts } from "../AppParts.ts"
import { Refusal } from "../Refusal.ts"
import { socialPage, socialPageHeaders, socialScript } from "./socialPage.ts"

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
    if (code === undefined)
      return context.html(socialPage(undefined, "You did not sign in. Close this window."), 400)
    try {
      const { token, origin } = await service.social.comeBack(state, code, now())
      const uri = `${publicUrl()}/social/result?token=${token}`
      return context.html(socialPage({ uri, origin }, "You are signed in. Go back to the page."))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return context.html(socialPage(undefined, error.message), error.status)
    }
  })
}
