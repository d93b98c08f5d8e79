import type { EffectApi } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import type { NftsApi } from "./NftsApi.ts"

/** What the accounts of one kit hold of collections. */
export class HeldNfts extends Context.Service<HeldNfts, EffectApi<NftsApi>>()("@latchkey/nfts/HeldNfts") {}
