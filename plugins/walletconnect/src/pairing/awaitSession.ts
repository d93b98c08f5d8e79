import type {
  ConnectionFailedError,
  ConnectionRejectedError,
  ProviderNotFoundError,
  WalletBusyError
} from "@latchkey/core/effect"
import { currentMillis, firstOf, sleep, withDeadline } from "@latchkey/core/chain-kit/effect"
import type { UniversalProvider } from "../client/UniversalProvider.ts"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import { PairingExpiredError, RelayUnreachableError, SessionUnusableError } from "../errors.ts"
import type { PairingCode } from "../PairingState.ts"
import type { ClientSession } from "../session/ClientSession.ts"
import type { ProposedNamespace } from "../session/proposeNamespaces.ts"
import type { SignInRequest } from "./oneStepSignIn.ts"
import { toRefusal } from "./toRefusal.ts"

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
  | SessionUnusableError
  | WalletBusyError

/** What a wallet agreed to. */
export interface Agreed {
  readonly session: ClientSession
  /** What it signed in the same step (CACAOs), as it came; undefined where it was not asked, or only knows plain sessions. */
  readonly proofs: unknown
}

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
 * refusal means: `ConnectionRejectedError`, `WalletBusyError`, `ProviderNotFoundError`, `ConnectionFailedError`;
 * `SessionUnusableError` where it signed in and allowed no method of the page, of which the client makes no session.
 */
export const awaitSession = (
  provider: UniversalProvider,
  { connectorId, relays, optionalNamespaces, signIn, manual, onCode, onLate }: PairingRequest
): Effect.Effect<Agreed, PairingFailure> =>
  Effect.suspend(() => {
    const agreed = Deferred.makeUnsafe<Agreed, PairingFailure>()
    const code = Deferred.makeUnsafe<string>()
    let isLeft = false

    const end = (failure: PairingFailure) => Deferred.doneUnsafe(agreed, Effect.fail(failure))
    const onUri = (uri: unknown) => {
      if (typeof uri === "string" && uri.startsWith("wc:")) Deferred.doneUnsafe(code, Effect.succeed(uri))
    }
    const onSession = (session: ClientSession, proofs?: unknown) => {
      if (isLeft) onLate(session)
      else Deferred.doneUnsafe(agreed, Effect.succeed({ session, proofs }))
    }
    const onConnect = () => {
      if (provider.session !== undefined) onSession(provider.session)
    }
    const propose = async (): Promise<{
      readonly session?: ClientSession | undefined
      readonly auths?: unknown
    }> =>
      signIn === undefined
        ? { session: await provider.connect({ optionalNamespaces }) }
        : // Its types do not tell that it keeps the namespaces, for the nodes of their networks.
          provider.authenticate({ ...signIn, ...{ optionalNamespaces } })

    provider.on("display_uri", onUri)
    if (manual) {
      provider.on("connect", onConnect)
      onUri(provider.uri)
    } else {
      propose().then(
        ({ session, auths }) => {
          if (session === undefined) end(new SessionUnusableError())
          else onSession(session, auths ?? session.authentication)
        },
        (cause: unknown) => end(toRefusal(connectorId, cause))
      )
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
