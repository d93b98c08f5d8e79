import type {
  ConnectionFailedError,
  ConnectionRejectedError,
  ProviderNotFoundError,
  WalletBusyError
} from "@latchkey/core/effect"
import { readField, toConnectionError, toWalletFault } from "@latchkey/core/chain-kit"
import { currentMillis, firstOf, sleep, withDeadline } from "@latchkey/core/chain-kit/effect"
import type { UniversalProvider } from "../client/UniversalProvider.ts"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import { PairingExpiredError, RelayUnreachableError } from "../errors.ts"
import type { PairingCode } from "../PairingState.ts"
import type { ClientSession } from "../session/ClientSession.ts"
import type { SignInRequest } from "./oneStepSignIn.ts"
import type { ProposedNamespace } from "../session/proposeNamespaces.ts"

/** How long a code is shown, in milliseconds. */
export const CODE_MILLIS = 240_000
/** How long before its end a code counts as expired, in milliseconds: a wallet needs that long to use it. */
export const GUARD_MILLIS = 10_000
/** How long the relay may take to accept a proposal, in milliseconds. */
const PROPOSE_MILLIS = 15_000

/** Why a pairing ended without a session: what the wallet said, or that nobody did. */
export type PairingFailure =
  | ConnectionFailedError
  | ConnectionRejectedError
  | PairingExpiredError
  | ProviderNotFoundError
  | RelayUnreachableError
  | WalletBusyError

/** What a pairing is made of. */
export interface PairingRequest {
  readonly connectorId: string
  /** For the error, where none takes the proposal. */
  readonly relays: ReadonlyArray<string>
  readonly optionalNamespaces: Record<string, ProposedNamespace>
  /** What the wallet is asked to sign in the same step. */
  readonly signIn: SignInRequest | undefined
  /** The app proposes the session itself. */
  readonly manual: boolean
  /** Shows a code, or none any more. */
  readonly onCode: (code: PairingCode | undefined) => void
  /** Ends a session that was agreed on after nobody waited for it any more. */
  readonly onLate: (session: ClientSession) => void
}

/**
 * Proposes a session and waits until a wallet agrees. Shows a fresh code, and takes it away when the wait ends, however
 * that ends.
 *
 * Fails: `PairingExpiredError`, `RelayUnreachableError` where the relay does not take the proposal, and what the wallet's
 * refusal means: `ConnectionRejectedError`, `WalletBusyError`, `ProviderNotFoundError`, `ConnectionFailedError`.
 */
export const awaitSession = (
  provider: UniversalProvider,
  { connectorId, relays, optionalNamespaces, signIn, manual, onCode, onLate }: PairingRequest
): Effect.Effect<ClientSession, PairingFailure> =>
  Effect.suspend(() => {
    const agreed = Deferred.makeUnsafe<ClientSession, PairingFailure>()
    const code = Deferred.makeUnsafe<string>()
    let isLeft = false

    const toError = (cause: unknown): PairingFailure =>
      /expired/i.test(String(readField(cause, "message")))
        ? new PairingExpiredError(cause)
        : toConnectionError(connectorId)(toWalletFault(cause))
    const onUri = (uri: unknown) => {
      if (typeof uri === "string" && uri.startsWith("wc:")) Deferred.doneUnsafe(code, Effect.succeed(uri))
    }
    const onSession = (session: ClientSession | undefined) => {
      if (session === undefined) return
      if (isLeft) onLate(session)
      else Deferred.doneUnsafe(agreed, Effect.succeed(session))
    }
    const onConnect = () => onSession(provider.session)

    provider.on("display_uri", onUri)
    if (manual) {
      provider.on("connect", onConnect)
      onUri(provider.uri)
    } else {
      provider
        .connect({ optionalNamespaces, ...(signIn === undefined ? {} : { authentication: [signIn] }) })
        .then(onSession, (cause: unknown) => {
          Deferred.doneUnsafe(agreed, Effect.fail(toError(cause)))
        })
    }
    const leave = Effect.sync(() => {
      isLeft = true
      provider.removeListener("display_uri", onUri)
      provider.removeListener("connect", onConnect)
      onCode(undefined)
    })
    const shown = manual
      ? Deferred.await(code)
      : withDeadline(Deferred.await(code), PROPOSE_MILLIS, () =>
          Effect.fail(new RelayUnreachableError({ relays }))
        )
    const outdated = Effect.gen(function* () {
      const uri = yield* shown
      onCode({ uri, expiresAt: (yield* currentMillis) + CODE_MILLIS })
      yield* sleep(CODE_MILLIS - GUARD_MILLIS)
      return yield* Effect.fail(new PairingExpiredError())
    })
    return firstOf(Deferred.await(agreed), outdated).pipe(Effect.onExit(() => leave))
  })
