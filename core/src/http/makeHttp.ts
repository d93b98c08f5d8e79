import * as Effect from "effect/Effect"
import { Notices } from "../notice/Notices.ts"
import { Http } from "./Http.ts"
import type { makeHttpClient } from "./httpClient.ts"
import { lazyClient } from "./lazyClient.ts"

/** Makes the HTTP of one kit; `load` gets its client with the first request. */
export const makeHttp = (load: () => Promise<{ readonly makeHttpClient: typeof makeHttpClient }>) =>
  Effect.map(Notices, ({ tell }) => {
    const client = lazyClient(async () => (await load()).makeHttpClient(tell))
    return Http.of({ json: (request) => Effect.flatMap(client, (json) => json(request)) })
  })
