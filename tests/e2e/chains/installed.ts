import { findState } from "../server/E2eState.ts"
import type { Chain } from "./Chain.ts"
import { journeys } from "./journeys.ts"

const running = findState()?.networks

/** Whether the stack has a network; true where tests are only listed. */
export const isNetworkRunning = (id: string): boolean =>
  running === undefined || running.some(({ networkId }) => networkId === id)

const isInstalled = ({ networks }: Chain) => networks.every(({ id }) => isNetworkRunning(id))

/** The chains, by plugin, whose networks are in the stack; all of them where tests are only listed. */
export const installed: Readonly<Record<string, Chain>> = Object.fromEntries(
  Object.entries(journeys).filter(([, chain]) => isInstalled(chain))
)

/** The same in the order of the page. */
export const chains: ReadonlyArray<Chain> = Object.values(installed)

/** The chain that every page of the harness has. */
export const ethereum: Chain = journeys["evm"]!
