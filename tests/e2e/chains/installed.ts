import { findState } from "../server/E2eState.ts"
import { bitcoin } from "./bitcoin.ts"
import type { Chain } from "./Chain.ts"
import { cosmos } from "./cosmos.ts"
import { ethereum } from "./ethereum.ts"
import { polkadot } from "./polkadot.ts"
import { solana } from "./solana.ts"

const all: ReadonlyArray<Chain> = [ethereum, solana, bitcoin, polkadot, cosmos]

const running = findState()?.networks

/** Whether the stack has a network; true where tests are only listed. */
export const isNetworkRunning = (id: string): boolean =>
  running === undefined || running.some(({ networkId }) => networkId === id)

/** Every namespace whose networks are in the stack, in the order of the page; all of them where tests are only listed. */
export const chains = all.filter(({ networks }) => networks.every(({ id }) => isNetworkRunning(id)))

/** Whether the stack has the networks of all of these. */
export const areInstalled = (...wanted: ReadonlyArray<Chain>): boolean =>
  wanted.every((chain) => chains.includes(chain))
