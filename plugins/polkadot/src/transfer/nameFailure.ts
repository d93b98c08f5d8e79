import { plainText } from "@latchkey/core"
import { attempt } from "@latchkey/core/chain-kit"
import type { ApiPromise } from "@polkadot/api"

/** The chain's own words for why it did not carry a transaction out, where it has some. */
export const nameFailure = (api: ApiPromise, error: any): { readonly reason?: string } => {
  const reason = attempt((): string => {
    if (!error.isModule) return String(error.toString())
    const { section, name, docs } = api.registry.findMetaError(error.asModule)
    return `${section}.${name}: ${docs.join(" ")}`
  })
  return reason === undefined ? {} : { reason: plainText(reason, 300) }
}
