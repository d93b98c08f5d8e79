import { Capabilities, Http, JsonRpc, lazyPart, Notices } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { EvmOptions } from "../EvmApi.ts"
import type { LogMemory } from "../history/LogMemory.ts"
import type { FeePaying } from "../payer/FeePaying.ts"

/** The services that the parts use. */
export type EvmServices = Context.Context<Capabilities | Http | JsonRpc | Notices>

/**
 * Where the parts are that no page needs before its visitor does something. Each loads when it is used; that they are named here
 * spares the engine, which every page has, the names.
 */
export const makeLaterParts = (services: EvmServices, options: EvmOptions) => {
  const rpc = Context.get(services, JsonRpc)
  let made: FeePaying | undefined
  /** One for both: what a sponsor refused to the one is not asked by the other. */
  const paying = async () => {
    const { makeFeePaying } = await import("../payer/makeFeePaying.ts")
    return (made ??= makeFeePaying(
      Context.get(services, Capabilities),
      Context.get(services, Notices),
      options
    ))
  }
  // What one of those who read logs learns of a node spares the others to ask.
  const memory: LogMemory = { spans: new Map(), looks: new Map() }
  const logReaders = lazyPart("evm", () => import("./logReaders.ts"))
  return {
    tokenBalances: lazyPart("evm", async () =>
      (await import("./tokenBalances.ts")).makeTokenBalances(rpc, options)
    ),
    watch: lazyPart("evm", async () =>
      (await import("../pending/watchPending.ts")).watchPending(rpc, options)
    ),
    assets: lazyPart("evm", async () => (await import("./walletAssets.ts")).makeWalletAssets()),
    history: lazyPart("evm", async () =>
      (await import("../history/makeHistory.ts")).makeHistory(rpc, options, memory)
    ),
    nfts: Effect.map(logReaders, ({ makeNftReader }) => makeNftReader(rpc, options, memory)),
    sessions: lazyPart(
      "evm",
      async () => (await import("../sessions/sessionPermissions.ts")).sessionPermissions
    ),
    approvals: Effect.map(logReaders, ({ makeApprovalReader }) => makeApprovalReader(rpc, options, memory)),
    transfers: lazyPart("evm", async () =>
      (await import("./transfers.ts")).makeTransfers(rpc, options, await paying())
    ),
    simulation: lazyPart("evm", async () =>
      (await import("../simulation/makeSimulator.ts")).makeSimulator(rpc, options)
    ),
    tracker: lazyPart("evm", async () =>
      (await import("../transfer/makeTracker.ts")).makeTracker(rpc, options)
    ),
    links: lazyPart("evm", async () => (await import("./paymentLinks.ts")).paymentLinks),
    names: lazyPart("evm", async () =>
      (await import("../names/makeEns.ts")).makeEns(rpc, Context.get(services, Http), options)
    ),
    calls: lazyPart("evm", async () =>
      (await import("../call/makeContractCalls.ts")).makeContractCalls(rpc, options, await paying())
    )
  }
}
