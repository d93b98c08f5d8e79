import { fillSlot, type KitState } from "@latchkey/core"
import { profileSections } from "@latchkey/react"
import { listRecentConnections } from "../listConnections.ts"
import { choosableAccounts } from "./choosableAccounts.ts"

const hasSomething = (state: KitState): boolean =>
  choosableAccounts(state).length > 0 || listRecentConnections(state, state.navigation.namespace).length > 0

/** The part of the view of wallets: accounts to choose from, and wallets that were connected before. */
export const multiWalletFills = [
  fillSlot(profileSections, {
    id: "multiWallet",
    when: hasSomething,
    load: () => import("./loadSection.ts").then(({ loadSection }) => loadSection())
  })
]
