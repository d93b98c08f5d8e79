import type { Context, Hono } from "hono"
import type { AppParts } from "./AppParts.ts"
import { matchesOrigin } from "./matchesOrigin.ts"
import { Refusal } from "./Refusal.ts"
import { hashOf } from "./secrets.ts"
import { deviceLabel } from "./sign-in/deviceLabel.ts"
import { normalEmail } from "./sign-in/normalEmail.ts"
import type { Visitor } from "./sign-in/Visitor.ts"
import { languageOf } from "./words/Language.ts"

type Body = Readonly<Record<string, unknown>>

const TOKEN = /^[\w-]{43}$/

const text = (body: Body, key: string): string => {
  const value = body[key]
  // No text that a visitor types has a NUL in it, and Postgres keeps none.
  if (typeof value !== "string" || value.length > 512 || value.includes("\0"))
    throw new Refusal(400, "invalid", `"${key}" is missing`)
  return value
}

const codeIn = (body: Body): string => {
  const code = text(body, "code").trim()
  if (!/^\d{6}$/.test(code)) throw new Refusal(400, "wrong-code", "The code is wrong")
  return code
}

const bodyOf = async (context: Context, publicUrl: string): Promise<Body> => {
  // A page of others could only send what needs no leave: no JSON, and no header of ours.
  if (!/^application\/json\b/.test(context.req.header("content-type") ?? ""))
    throw new Refusal(400, "invalid", "The request is no JSON")
  const origin = context.req.header("origin")
  if (origin !== undefined && origin !== new URL(publicUrl).origin)
    throw new Refusal(403, "other-origin", "Only the frame's own page may ask")
  const body: unknown = await context.req.json().catch(() => undefined)
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new Refusal(400, "invalid", "The request is no JSON")
  return body as Body
}

/** What the frame's page asks of its server: JSON by POST, of the device whose secret is in `x-latchkey-device`. */
export const apiRoutes = (app: Hono, { service, publicUrl, clientOf, now }: AppParts): void => {
  const { signIn, startOver, emailChange, social, farcaster, codes, sessions, wallets, askNode, projectOf } =
    service
  const { owners, devices, passkeys, passkeySignIn, limits, toll } = service

  const visitorOf = (context: Context): Visitor => {
    const secret = context.req.header("x-latchkey-device") ?? ""
    if (!TOKEN.test(secret)) throw new Refusal(400, "no-device", "The device is not named")
    return {
      device: hashOf(secret),
      label: deviceLabel(context.req.header("user-agent")),
      language: languageOf(context.req.header("x-latchkey-language")),
      client: clientOf(context),
      work: context.req.header("x-latchkey-work")
    }
  }

  const route = (name: string, answer: (body: Body, visitor: Visitor, context: Context) => Promise<object>) =>
    app.post(`/api/${name}`, async (context) => {
      const visitor = visitorOf(context)
      const body = await bodyOf(context, publicUrl())
      context.header("cache-control", "no-store")
      return context.json(await answer(body, visitor, context))
    })

  const tokenOf = (context: Context) =>
    /^Bearer ([\w-]{43})$/.exec(context.req.header("authorization") ?? "")?.[1]
  const sessionOf = (context: Context, { device }: Visitor) => sessions.of(tokenOf(context), device, now())

  const pageOf = (body: Body) => {
    const project = projectOf(body["projectId"])
    if (project === undefined) throw new Refusal(404, "no-such-project", "There is no such project")
    const origin = text(body, "origin")
    if (!matchesOrigin(project.origins, origin))
      throw new Refusal(403, "other-origin", "This page may not use the wallet")
    return { project, origin }
  }

  route("sign-in", async (body, visitor) =>
    signIn.begin({ ...pageOf(body), email: normalEmail(body["email"]) }, visitor, now())
  )
  route("confirmed", async (body, { device }) => ({
    isConfirmed: await codes.isConfirmed(text(body, "attempt"), device, now())
  }))
  route("code", async (body, visitor) => signIn.finish(text(body, "attempt"), codeIn(body), visitor, now()))
  route("social", async (body, visitor) => {
    const { project, origin } = pageOf(body)
    toll.pay("social", visitor, now())
    return { uri: await social.begin(body["provider"], project, origin, visitor, now()) }
  })
  route("social-result", async (body, visitor) => social.finish(text(body, "token"), visitor, now()))
  route("farcaster", async (body, visitor) => {
    const { project, origin } = pageOf(body)
    toll.pay("farcaster", visitor, now())
    return farcaster.begin(project, origin, visitor, now())
  })
  route(
    "farcaster-result",
    async (body, visitor) => (await farcaster.finish(text(body, "token"), visitor, now())) ?? {}
  )
  route("passkey-begin", async (body, visitor) => {
    pageOf(body)
    return passkeySignIn.begin(visitor, now())
  })
  route("passkey-join", async (body, visitor) =>
    passkeySignIn.join(body, pageOf(body).project, visitor, now())
  )
  route("passkey-enter", async (body, visitor) =>
    passkeySignIn.enter(body, pageOf(body).project, visitor, now())
  )
  route("code-enter", async (body, visitor) =>
    passkeySignIn.rescue(body, pageOf(body).project, visitor, now())
  )
  route("session", async (_, visitor, context) => {
    const session = await sessionOf(context, visitor)
    const { account, email, name, providerEmail, isAlone } = session
    const [sealed, asked, isOwned, set] = await Promise.all([
      wallets.sealedOf(session),
      startOver.of(session, tokenOf(context) ?? "", now()),
      owners.isKnown(session),
      limits.of(session)
    ])
    return {
      account,
      email,
      name,
      providerEmail,
      isAlone,
      sealed,
      isOwned,
      limits: set,
      startOver: asked ?? null
    }
  })
  route("start-over", async (_, visitor, context) =>
    startOver.ask(await sessionOf(context, visitor), visitor, now())
  )
  route("start-over-stop", async ({ proof }, visitor, context) => ({
    isStopped: await startOver.stop(await sessionOf(context, visitor), proof, now())
  }))
  route("start-over-finish", async (_, visitor, context) => ({
    session: await startOver.finish(await sessionOf(context, visitor), tokenOf(context) ?? "", visitor, now())
  }))
  route("share", async (_, visitor, context) => ({
    share: await wallets.shareOf(await sessionOf(context, visitor))
  }))
  route("challenge", async (_, visitor, context) => ({
    challenge: owners.challenge(await sessionOf(context, visitor), now())
  }))
  route("new-share", async (_, visitor, context) => wallets.newShare(await sessionOf(context, visitor)))
  route("wallet", async ({ sealed, before, share, rescue, verifier, proof }, visitor, context) => {
    const keeping = { sealed, before, share, rescue, verifier, proof }
    await wallets.keep(await sessionOf(context, visitor), keeping, visitor, now())
    return {}
  })
  route("owner", async ({ verifier, proof }, visitor, context) => {
    await owners.learn(await sessionOf(context, visitor), verifier, proof, now())
    return {}
  })
  route("limits", async ({ text: set, proof }, visitor, context) => {
    await limits.set(await sessionOf(context, visitor), set, proof, now())
    return {}
  })
  route("devices", async (_, visitor, context) => ({
    devices: await devices.of(await sessionOf(context, visitor), visitor.device, now())
  }))
  route("device-end", async ({ device, proof }, visitor, context) => {
    await devices.end(await sessionOf(context, visitor), visitor.device, device, proof, now())
    return {}
  })
  route("passkeys", async (_, visitor, context) => ({
    passkeys: await passkeys.of(await sessionOf(context, visitor))
  }))
  route("passkey-add", async (body, visitor, context) => {
    await passkeys.add(await sessionOf(context, visitor), body, visitor, now())
    return {}
  })
  route("passkey-name", async (body, visitor, context) => {
    await passkeys.rename(await sessionOf(context, visitor), body, now())
    return {}
  })
  route("passkey-remove", async (body, visitor, context) => {
    await passkeys.remove(await sessionOf(context, visitor), body, visitor, now())
    return {}
  })
  route("passkey-open", async (body, visitor, context) =>
    passkeys.open(await sessionOf(context, visitor), body, now())
  )
  route("sign-out", async (_, { device }, context) => {
    const token = tokenOf(context)
    if (token !== undefined) await sessions.end(token, device)
    return {}
  })
  route("rpc", async (body, visitor, context) => {
    await sessionOf(context, visitor)
    return askNode(body["chainId"], body["method"], body["params"])
  })
  route("email", async (body, visitor, context) => {
    const { origin } = pageOf(body)
    const session = await sessionOf(context, visitor)
    const target = normalEmail(body["email"])
    return { attempt: await emailChange.begin(session, origin, target, visitor, now()) }
  })
  route("email-old", async (body, visitor, context) => {
    const session = await sessionOf(context, visitor)
    return {
      attempt: await emailChange.proveOld(session, text(body, "attempt"), codeIn(body), visitor, now())
    }
  })
  route("email-new", async (body, visitor, context) => {
    const session = await sessionOf(context, visitor)
    const { proof } = body
    return {
      email: await emailChange.proveNew(session, text(body, "attempt"), codeIn(body), proof, visitor, now())
    }
  })
}
