import { Siwx, AppInfo, type PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { makeSignIn } from "./makeSignIn.ts"
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
    const { server = "/siwx", backend, siweConfig, ...rest } = options
    const keeper =
      backend ??
      (siweConfig === undefined
        ? serverBackend({ ...rest, url: server, page: () => pageOf(url) })
        : siweBackend(siweConfig))
    const { service, cancel } = yield* makeSignIn(keeper, {
      required: isRequired(options),
      namespaces: signingNamespaces(options)
    })
    return Context.make(Siwx, service).pipe(Context.add(SignIn, { ...service, cancel }))
  }),
  actions: (services: Context.Context<SignIn>) => Context.get(services, SignIn)
})
