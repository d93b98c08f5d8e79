import type { ChainName } from "../../chains/chains.ts"
import type { MakeSide } from "./WalletSide.ts"

const sides: Readonly<Record<ChainName, () => Promise<{ readonly makeSide: MakeSide }>>> = {
  evm: () => import("./evmSide.ts"),
  solana: () => import("./solanaSide.ts"),
  bitcoin: () => import("./bitcoinSide.ts"),
  polkadot: () => import("./polkadotSide.ts"),
  cosmos: () => import("./cosmosSide.ts")
}

/** Loads what makes a chain's side of a test wallet. */
export const loadSide = async (chain: ChainName): Promise<MakeSide> => (await sides[chain]()).makeSide
