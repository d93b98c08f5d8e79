import type { KitError, SiwxAccount, SiwxSession } from "@latchkey/core"
import { SiwxDeclinedError, SiwxFailedError, type Accounts, type State } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { namespaceOf } from "./accounts.ts"
import type { Ask } from "./askInOrder.ts"
import { SiwxSmartAccountError } from "./errors.ts"
import type { BackendCalls } from "./makeBackendCalls.ts"
import type { Entry } from "./makeEntry.ts"
import type { Kept } from "./makeKept.ts"
import type { Progress } from "./makeProgress.ts"
import type { Notes } from "./notes.ts"
import type { SiwxBackend } from "./SiwxBackend.ts"
import type { SiwxState } from "./SiwxState.ts"

/** What a sign-in is made with. */
export interface SigningParts {
  readonly state: State["Service"]
  readonly accounts: Accounts["Service"]
  readonly progress: Progress
  readonly calls: BackendCalls
  readonly entry: Entry
  readonly kept: Kept
  readonly notes: Notes
  readonly ask: Ask
  readonly backend: SiwxBackend
}

/** The course of one sign-in: the message, the wallet's signature, its verification; at each step for the account that began it. */
export const makeSigning = ({
  state,
  accounts,
  progress,
  calls,
  entry,
  kept,
  notes,
  ask,
  backend
}: SigningParts) => {
  const { snapshot, now, isTold, isChecking, tell, staying } = progress

  /** Whether the visitor is signed in already is known only when that was looked at. */
  const untilChecked = (account: SiwxAccount) =>
    Effect.callback<void>((resume) => {
      const look = () => {
        if (!isChecking(account)) resume(Effect.void)
      }
      const stop = state.subscribe(look)
      look()
      return Effect.sync(stop)
    })

  const isSmart = (account: SiwxAccount) =>
    snapshot().account[namespaceOf(account)]?.allAccounts.some(
      ({ address, type }) => address === account.address && type === "smartAccount"
    ) === true

  const toSiwxError = (account: SiwxAccount, cause: KitError): KitError => {
    const isKnown = /^(SIWX|NOT_CONNECTED|CAPABILITY)/.test(cause.code)
    const isContract = cause.code === "SIWX_SIGNATURE_INVALID" && isSmart(account)
    if (isContract) return new SiwxSmartAccountError({ chainId: account.chainId }, cause)
    if (isKnown) return cause
    return cause.rejected ? new SiwxDeclinedError(cause) : new SiwxFailedError(cause)
  }

  return (account: SiwxAccount): Effect.Effect<SiwxSession, KitError> => {
    const stays = staying(account)
    const gone = () => Effect.fail(new SiwxFailedError("The account changed meanwhile."))
    const say = (next: Omit<SiwxState, "account" | "asks">) => {
      if (stays()) tell(account, next)
    }
    const question = Effect.gen(function* () {
      say({ status: "signing" })
      const { data, text } = yield* calls.prepare(account)
      if (!stays()) return yield* gone()
      const signature = yield* accounts.signMessage({ message: text, namespace: namespaceOf(account) })
      // Verified only if it is still the account that was asked.
      if (!stays()) return yield* gone()
      const session: SiwxSession = { data, message: text, signature }
      say({ status: "verifying" })
      calls.forgetPrepared()
      notes.noteAdding()
      yield* ask(async (options) => {
        await backend.addSession(session, options)
        kept.keep(session)
      })
      if (!stays()) {
        kept.drop(account)
        yield* ask((options) => backend.revokeSession(account, options))
        return yield* gone()
      }
      entry.enter(account, session)
      return session
    }).pipe(
      Effect.catch((cause: KitError) => {
        const error = toSiwxError(account, cause)
        say(error.rejected ? { status: "declined" } : { status: "failed", code: error.code })
        return Effect.fail(error)
      }),
      Effect.onInterrupt(() => Effect.sync(() => say({ status: "asked" })))
    )
    return Effect.gen(function* () {
      if (!isChecking(account)) return yield* question
      yield* untilChecked(account)
      const { status, session } = now()
      if (!stays() || !isTold(account) || status === "failed") return yield* gone()
      return session ?? (yield* question)
    })
  }
}
