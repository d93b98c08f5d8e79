import type { AppCall, CaipNetworkId, CallsReport, KitError } from "@latchkey/core"
import { contractCalls, type ContractCalls, type WalletCalls } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { lately } from "../../../tests/support/lately.ts"
import { oneWalletChain } from "../../../tests/support/oneWalletChain.ts"

export { network } from "../../../tests/support/oneWalletChain.ts"

/** What the test chain does; what is left out works. */
export interface TestChainOptions {
  /** False: wallets of the namespace take no calls at once. */
  readonly canBatch?: boolean
  /** What is waited for before a wallet can be asked. */
  readonly loading?: Effect.Effect<void>
  readonly findProblem?: WalletCalls["findProblem"]
  readonly send?: (asked: {
    readonly calls: ReadonlyArray<AppCall>
    readonly address: string
    readonly isAtomic: boolean
  }) => Effect.Effect<{ readonly id: string }, KitError>
  readonly report?: (id: string) => Effect.Effect<CallsReport>
  /** The account that the wallet connects as; `a1` when absent. */
  readonly address?: () => string
  /** The network that the wallet is on; `test:1` when absent. */
  readonly networkId?: CaipNetworkId
}

/** A chain with one wallet, "wallet", that connects at once; addresses are a letter and digits. */
export const testChain = ({
  canBatch = true,
  loading = Effect.void,
  findProblem = () => undefined,
  send = () => Effect.succeed({ id: "b1" }),
  report = () => Effect.succeed({ status: "confirmed", receipts: [{ hash: "h1", status: "success" }] }),
  address,
  networkId
}: TestChainOptions = {}) => {
  const unused = () => Effect.die("unused")
  const walletCalls: WalletCalls = {
    findProblem,
    send: (asked) => lately(send(asked)),
    report: ({ id }) => report(id)
  }
  const calls: ContractCalls = {
    read: unused,
    time: unused,
    holding: unused,
    allowance: unused,
    approve: unused,
    unlimited: 0n,
    describe: () => undefined,
    prepare: unused,
    send: unused,
    follow: unused,
    ...(canBatch ? { walletCalls: Effect.as(loading, walletCalls) } : {})
  }
  return oneWalletChain({
    address,
    networkId,
    namespace: {
      explorerUrl: (_, subject) =>
        "transaction" in subject ? `https://explorer.test/tx/${subject.transaction}` : undefined
    },
    setup: (host) => host.addCapability("test", contractCalls, { calls: Effect.succeed(calls) })
  })
}
