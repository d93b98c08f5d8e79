import * as Effect from "effect/Effect"
import { silence, WALLET_DEADLINE, type WalletRead } from "../wallet/readWallet.ts"
import type { WalletFault } from "../wallet/WalletFault.ts"
import { withDeadline } from "../../flow/withDeadline.ts"
import { askWallet } from "./askWallet.ts"

/** `askWallet` for what a wallet answers by itself, within a deadline. Fails: `WalletFault`. */
export const readWallet = <A>(
  call: () => A | PromiseLike<A>,
  { method, deadline = WALLET_DEADLINE, kindOf }: WalletRead
): Effect.Effect<A, WalletFault> =>
  withDeadline(askWallet(call, kindOf), deadline, () => Effect.fail(silence(method)))
