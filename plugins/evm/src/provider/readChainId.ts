import * as Effect from "effect/Effect"
import { decodeChainId } from "../ChainId.ts"
import { read, type WalletFault } from "./Eip1193.ts"

/** The chain that a wallet says it is on. Fails: `WalletFault`, also for an answer that is no chain id. */
export const readChainId = (provider: unknown) =>
  Effect.flatMap(read(provider, "eth_chainId"), (value) => {
    const id = decodeChainId(value)
    return id === undefined
      ? Effect.fail<WalletFault>({
          kind: "failed",
          cause: "The wallet's answer to eth_chainId is no chain id."
        })
      : Effect.succeed(id)
  })
