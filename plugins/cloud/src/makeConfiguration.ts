import { Features, Notices, type HttpError } from "@latchkey/core/effect"
import type { KitError } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { decodeConfiguration } from "./decodeConfiguration.ts"
import { isJson } from "./decodeWallet.ts"
import {
  CloudLocalIgnoredError,
  CloudOriginRefusedError,
  CloudProjectIdMissingError,
  CloudProjectRefusedError,
  CloudRateLimitedError,
  CloudServerFailedError
} from "./errors.ts"
import { isAllowedOrigin } from "./isAllowedOrigin.ts"
import type { Ask } from "./makeAsk.ts"
import { basicFeatures, resolveRemote } from "./resolveRemote.ts"
import { socialsHere } from "./socialsHere.ts"

const MAX_ORIGINS = 1_000

/** What the developer is told of a request that failed; nothing of one that may succeed on another network. */
const alertOf = (error: HttpError): KitError | undefined => {
  if (error._tag !== "HttpStatusError") return undefined
  const { status } = error.details
  if (status === 429) return new CloudRateLimitedError()
  if (status === 401 || status === 403) return new CloudProjectRefusedError({ status })
  return status >= 500 ? new CloudServerFailedError({ status }) : undefined
}

const decodeOrigins = (value: unknown): ReadonlyArray<string> | undefined =>
  isJson(value) && Array.isArray(value["allowedOrigins"])
    ? value["allowedOrigins"]
        .slice(0, MAX_ORIGINS)
        .filter((entry) => typeof entry === "string" && entry !== "")
    : undefined

/** Makes the configuration of a project: fetched once, and asked for again as long as it did not come. */
export const makeConfiguration = (projectId: string | undefined, ask: Ask) =>
  Effect.gen(function* () {
    const features = yield* Features
    const notices = yield* Notices
    let isKnown = false

    const tell = (error: KitError | undefined, variant: "error" | "warning" = "error") =>
      error === undefined ? Effect.void : notices.tell(Object.assign(error, { variant }))

    /** What was answered; undefined for a failure, which the developer is told of. */
    const asked = (path: string): Effect.Effect<unknown> =>
      Effect.catch(ask.json(path, {}, 1, "all"), (error) => Effect.as(tell(alertOf(error)), undefined))

    const checkOrigin = Effect.gen(function* () {
      const allowed = decodeOrigins(yield* asked("/projects/v1/origins"))
      const origin = typeof location === "undefined" ? "" : location.origin
      // Without an answer nothing is known: that is no reason to alarm anybody.
      if (allowed === undefined || origin === "" || isAllowedOrigin(allowed, origin)) return
      yield* tell(new CloudOriginRefusedError({ origin }))
    })

    return Effect.gen(function* () {
      if (isKnown || features.get().basic) return
      if (projectId === undefined || projectId === "") {
        const before = features.get()
        yield* features.set({ ...before, basic: true, values: { ...before.values, ...basicFeatures } })
        return yield* tell(new CloudProjectIdMissingError())
      }
      const remote = decodeConfiguration(yield* asked("/appkit/v1/config"))
      isKnown = remote !== undefined
      const before = features.get()
      const { values, ignored } = resolveRemote(remote, before.local ?? {})
      const socials = socialsHere(values.socials, globalThis.window)
      yield* features.set({ ...before, remote: true, values: { ...before.values, ...values, socials } })
      if (ignored.length > 0) yield* tell(new CloudLocalIgnoredError({ features: ignored }), "warning")
      if (values.email || values.socials !== false) yield* checkOrigin
    })
  })
