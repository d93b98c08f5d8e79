import { exchangeSources, fillSlot, type Plugin } from "@latchkey/core"
import type { ExchangeApiOptions } from "./ExchangeApiOptions.ts"

/**
 * A service that knows several exchanges, as a source for `pay`: which can pay, a link to each, and what became of a payment. What it
 * answers is checked before anything of it is shown or opened.
 */
export const exchangeApi = (options: ExchangeApiOptions): Plugin<"exchange-api"> => ({
  id: "exchange-api",
  when: "demand",
  hosts: [
    { origin: options.url, purpose: "exchanges that pay, and what became of payments" },
    ...options.pages.map((origin) => ({
      origin,
      purpose: "the page of an exchange, in a window of its own",
      uses: []
    })),
    ...(options.pictures ?? []).map((origin) => ({
      origin,
      purpose: "pictures of exchanges",
      uses: ["image" as const]
    }))
  ],
  fills: [
    fillSlot(exchangeSources, {
      id: "exchange-api",
      pages: options.pages,
      ...(options.pictures === undefined ? {} : { pictures: options.pictures }),
      ...(options.networks === undefined ? {} : { networks: options.networks }),
      load: () => import("./makeExchangeApi.ts").then(({ makeExchangeApi }) => makeExchangeApi(options))
    })
  ],
  load: async () => ({})
})
