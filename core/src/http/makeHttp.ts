import * as Effect from "effect/Effect"
import { Http } from "./Http.ts"
import type { makeHttpClient } from "./httpClient.ts"
import { lazyClient } from "./lazyClient.ts"

/** Makes the HTTP of one kit; `load` gets its client with the first request. */
export const makeHttp = (load: () => Promise<{ readonly makeHttpClient: typeof makeHttpClient }>) =>
  Effect.sync(() => {
    const client = lazyClient(async () => (await load()).makeHttpClient())
    return Http.of({ json: (request) => Effect.flatMap(client, (json) => json(request)) })
  })
