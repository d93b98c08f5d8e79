import { WalletFault } from "@latchkey/core/chain-kit"
import { decoded } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeChainId } from "../ChainId.ts"
import { read } from "./Eip1193.ts"

/** The chain that a wallet says it is on. Fails: `WalletFault`, also for an answer that is not a chain id. */
export const readChainId = (provider: unknown) =>
  Effect.flatMap(
    read(provider, "eth_chainId"),
    decoded(
      decodeChainId,
      () => new WalletFault("failed", "The wallet's answer to eth_chainId is not a chain id.")
    )
  )
