import type { CatalogueWallet } from "@latchkey/core"
import type { ConnectGoal } from "../connect/WalletRow.tsx"

/** Whether a wallet of a catalogue is one for what is to be connected. One that names no networks is for any. */
export const isFor = ({ namespace }: ConnectGoal, { chains }: CatalogueWallet): boolean =>
  namespace === undefined || chains.length === 0 || chains.some((chain) => chain.startsWith(`${namespace}:`))
