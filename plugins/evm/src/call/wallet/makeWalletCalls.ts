import type { CallPlace, WalletCalls } from "@latchkey/core/effect"
import type { ChainReader } from "../../transfer/ChainReader.ts"
import { findCallsProblem } from "./findCallsProblem.ts"
import { reportCalls } from "./reportCalls.ts"
import { sendWalletCalls } from "./sendWalletCalls.ts"

/** An app's own calls by `wallet_sendCalls`, and what became of them by `wallet_getCallsStatus` and the chain (EIP-5792). */
export const makeWalletCalls = (at: (place: CallPlace) => ChainReader): WalletCalls => ({
  findProblem: findCallsProblem,
  send: ({ calls, address, isAtomic, ...place }) =>
    sendWalletCalls(at(place), place.provider, { calls, address, isAtomic }),
  report: ({ id, address, ...place }) => reportCalls(at(place), place.provider, { id, address })
})
