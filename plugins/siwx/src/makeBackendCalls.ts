import { parseCaipAddress, type CaipAddress, type SiwxAccount, type SiwxMessage } from "@latchkey/core"
import { currentMillis } from "@latchkey/core/chain-kit/effect"
import { SiwxFailedError, type EffectApi } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { keyOf, ownerOf } from "./accounts.ts"
import type { Ask } from "./askInOrder.ts"
import { isSame } from "./makeProgress.ts"
import type { Reach } from "./makeReach.ts"
import type { SiwxApi } from "./SiwxApi.ts"
import type { SiwxBackend } from "./SiwxBackend.ts"

/** Half of what the server part gives a nonce. */
const MESSAGE_LIFETIME = 300_000

interface Prepared {
  readonly key: string
  readonly message: SiwxMessage
  readonly at: number
}

/** What whoever keeps sign-ins is asked of an account. */
export type BackendCalls = ReturnType<typeof makeBackendCalls>

/** Asks the backend for sign-ins and messages, and believes no answer for somebody else. */
export const makeBackendCalls = (ask: Ask, backend: SiwxBackend, reach: Reach) => {
  let prepared: Prepared | undefined

  const sessions: EffectApi<SiwxApi>["sessions"] = (account) =>
    Effect.map(
      ask((options) => backend.getSessions(reach.signer(account), options)),
      (found) => found.filter((session) => reach.covers(ownerOf(session), account))
    )

  const message: EffectApi<SiwxApi>["message"] = (account) =>
    Effect.flatMap(
      ask((options) => backend.createMessage(account, options)),
      (made) =>
        isSame(ownerOf(made), account)
          ? Effect.succeed(made)
          : Effect.fail(new SiwxFailedError("The message is for another account."))
    )

  return {
    sessions,
    message,
    /** The message that the account is to sign, made ahead so that the wallet is asked in the visitor's click. */
    prepare: (account: SiwxAccount) =>
      Effect.gen(function* () {
        const at = yield* currentMillis
        const key = keyOf(account)
        if (prepared?.key === key && at - prepared.at < MESSAGE_LIFETIME) return prepared.message
        const made = yield* message(account)
        prepared = { key, message: made, at }
        return made
      }),
    /** A message is used once, and by nobody who came after. */
    forgetPrepared: () => {
      prepared = undefined
    },
    /** The account went where nothing is asked: whoever signed in before is not who the page is at. */
    tellWhere: (at: CaipAddress) => {
      const { address, networkId } = parseCaipAddress(at)
      return ask((options) => backend.getSessions({ chainId: networkId, address }, options)).pipe(
        Effect.asVoid,
        Effect.catch(() => Effect.void)
      )
    }
  }
}
