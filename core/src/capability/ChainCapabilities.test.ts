import { expect, it } from "vitest"
import type { Capability } from "./Capability.ts"
import type { ChainCapabilities } from "./ChainCapabilities.ts"
import { contractCalls } from "./ContractCalls.ts"
import { history } from "./History.ts"
import { nameResolution } from "./NameResolution.ts"
import { nativeBalance } from "./NativeBalance.ts"
import { networkSwitching } from "./NetworkSwitching.ts"
import { nftHoldings } from "./NftHoldings.ts"
import { paymentRequest } from "./PaymentRequest.ts"
import { sessionPermissions } from "./SessionPermissions.ts"
import { simulation } from "./Simulation.ts"
import { signing } from "./Signing.ts"
import { tokenApprovals } from "./TokenApprovals.ts"
import { tokenBalances } from "./TokenBalances.ts"
import { transactionTracking } from "./TransactionTracking.ts"
import { transfers } from "./Transfers.ts"

type Tokens = {
  readonly [Name in keyof ChainCapabilities]-?: Capability<NonNullable<ChainCapabilities[Name]>>
}

it("what a chain registers by its name is asked for by the token of that name", () => {
  const tokens: Tokens = {
    signing,
    networkSwitching,
    nativeBalance,
    paymentRequest,
    tokenBalances,
    transfers,
    transactionTracking,
    contractCalls,
    nameResolution,
    history,
    nftHoldings,
    tokenApprovals,
    sessionPermissions,
    simulation
  }
  for (const [name, token] of Object.entries(tokens)) expect(token.name).toBe(name)
})
