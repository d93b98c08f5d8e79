import { attempt, fromOptions, type ErrorCodesOf, type Plugin } from "@latchkey/core"
import type { EsploraApi } from "./EsploraApi.ts"
import type { EsploraOptions } from "./EsploraOptions.ts"
import type * as errors from "./errors.ts"

/** What the type checker knows of it. */
export interface EsploraTypes {
  readonly errorCode: ErrorCodesOf<typeof errors>
}

/**
 * What happened to Bitcoin accounts, from servers that speak Esplora's API; and, for the page itself, what a transaction has to pay, and
 * handing one to the network.
 *
 * Asks the hosts of `instances`, when something of an account is to be shown: they get to know its address.
 */
export const esplora = (options?: EsploraOptions): Plugin<"esplora", EsploraApi, undefined, EsploraTypes> =>
  fromOptions("esplora", options, ({ instances = [] }: Partial<EsploraOptions>) => ({
    id: "esplora",
    when: "engine",
    hosts: [...new Set(instances.map(({ url }) => attempt(() => new URL(url).origin) ?? url))].map(
      (origin) => ({ origin, purpose: "accounts" })
    ),
    actions: ["broadcast", "feeRates"],
    load: () => import("./module.ts").then(({ esploraModule }) => esploraModule(instances))
  }))
