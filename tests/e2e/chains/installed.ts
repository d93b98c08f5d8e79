import { findState } from "../server/E2eState.ts"
import { bitcoin } from "./bitcoin.ts"
import type { Chain } from "./Chain.ts"
import { cosmos } from "./cosmos.ts"
import { ethereum } from "./ethereum.ts"
import { polkadot } from "./polkadot.ts"
import { solana } from "./solana.ts"

const all: ReadonlyArray<Chain> = [ethereum, solana, bitcoin, polkadot, cosmos]

const running = findState()?.networks

/** Every namespace whose networks are in the stack, in the order of the page; all of them where tests are only listed. */
export const chains = all.filter(
  ({ networks }) =>
    running === undefined || networks.every(({ id }) => running.some(({ networkId }) => networkId === id))
)

/** Whether the stack has the networks of all of these. */
export const areInstalled = (...wanted: ReadonlyArray<Chain>): boolean =>
  wanted.every((chain) => chains.includes(chain))
