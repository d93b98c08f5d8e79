import type { EffectApi } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import type { MultiWalletApi } from "./MultiWalletApi.ts"

/** The wallets of a kit: those that are connected, and those that were. */
export class Wallets extends Context.Service<Wallets, EffectApi<MultiWalletApi>>()(
  "@latchkey/multi-wallet/Wallets"
) {}
