import type { CloudRouter } from "../CloudOptions.ts"

const chains = [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554]
/** AggregationRouterV6, which has one address wherever addresses are made of code as on Ethereum. */
const router = "0x111111125421cA6dc452d289314280a0f8842A65"
const onZksync = "0x6fd4383cB451173D5f9304F041C7BCBf27d561fF"

/** Where 1inch swaps, and its contract there. */
export const oneInchRouters = (): ReadonlyArray<CloudRouter> =>
  chains.map((chain) => ({
    networkId: `eip155:${chain}`,
    title: "1inch",
    router: chain === 324 ? onZksync : router
  }))
