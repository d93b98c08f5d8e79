import * as Effect from "effect/Effect"
import { Http } from "./Http.ts"
import { lazyClient } from "./lazyClient.ts"

/** Makes the HTTP of one kit. Its client is a chunk of its own, fetched with the first request. */
export const makeHttp = Effect.sync(() => {
  const client = lazyClient(() => import("./httpClient.ts").then(({ makeHttpClient }) => makeHttpClient()))
  return Http.of({ json: (request) => Effect.flatMap(client, (json) => json(request)) })
})
