import { Siwx, AppInfo, KeyValue, Notices, type PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { checkOptions } from "./checkOptions.ts"
import { makeSignIn } from "./makeSignIn.ts"
import { lazyBackend } from "./lazyBackend.ts"
import { serverBackend, type SigningPage } from "./serverBackend.ts"
import { SignIn } from "./SignIn.ts"
import type { SiwxApi } from "./SiwxApi.ts"
import type { SiwxOptions } from "./SiwxOptions.ts"
import { isRequired } from "./isRequired.ts"
import { signingNamespaces } from "./signingNamespaces.ts"
import { siweBackend } from "./siweBackend.ts"

const pageOf = (appUrl: string | undefined): SigningPage => {
  const { origin, host, pathname } =
    typeof location === "undefined" ? new URL(appUrl ?? "http://localhost") : location
  return { domain: host, uri: origin + pathname }
}

/** The working part of the plugin. */
export const siwxModule = (options: SiwxOptions): PluginModule<SiwxApi, SignIn> => ({
  start: Effect.gen(function* () {
    const { url } = yield* AppInfo
    const page = () => pageOf(url)
    const { options: fit, problems } = checkOptions(options, page().uri)
    const { tell } = yield* Notices
    for (const problem of problems) yield* tell(problem)
    const { server = "/siwx", backend, cloud, siweConfig, askOn, ...rest } = fit
    const storage = yield* KeyValue
    const ofTheApp = () =>
      cloud === undefined
        ? serverBackend({ ...rest, url: server, page })
        : lazyBackend(async () => {
            const { cloudBackend } = await import("./cloudBackend.ts")
            return cloudBackend({ ...rest, ...cloud, page, storage })
          })
    const keeper = backend ?? (siweConfig === undefined ? ofTheApp() : siweBackend(siweConfig))
    const { service, cancel } = yield* makeSignIn(keeper, {
      required: isRequired(options),
      namespaces: signingNamespaces(options),
      askOn
    })
    return Context.make(Siwx, service).pipe(Context.add(SignIn, { ...service, cancel }))
  }),
  actions: SignIn
})
