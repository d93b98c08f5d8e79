import { attempt, fromOptions, type ErrorCodesOf, type Plugin } from "@latchkey/core"
import type { BlockscoutOptions } from "./BlockscoutOptions.ts"
import type * as errors from "./errors.ts"

/** What the type checker knows of it. */
export interface BlockscoutTypes {
  readonly errorCode: ErrorCodesOf<typeof errors>
}

/**
 * What happened to accounts, and which tokens and NFTs they hold, from explorers of the Blockscout kind.
 *
 * Asks the hosts of `instances`, when something of an account is to be shown: they get to know its address.
 */
export const blockscout = (
  options?: BlockscoutOptions
): Plugin<"blockscout", object, undefined, BlockscoutTypes> =>
  fromOptions("blockscout", options, ({ instances = [] }: Partial<BlockscoutOptions>) => ({
    id: "blockscout",
    when: "engine",
    hosts: [...new Set(instances.map(({ url }) => attempt(() => new URL(url).origin) ?? url))].map(
      (origin) => ({ origin, purpose: "accounts" })
    ),
    load: () => import("./module.ts").then((part) => part.blockscoutModule(instances))
  }))
