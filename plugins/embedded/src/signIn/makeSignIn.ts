import { isKitError } from "@latchkey/core"
import type { EmailAction } from "../EmbeddedApi.ts"
import type { EmbeddedState } from "../EmbeddedState.ts"
import { EmailInvalidError, FrameRefusedError, NoAuthConnectorError, NotSignedInError } from "../errors.ts"
import type { FrameHost } from "../frame/FrameHost.ts"
import type { ShownProvider } from "../providerNames.ts"
import type { LoginCache } from "../session/LoginCache.ts"
import { frameTexts } from "../wire/frameTexts.ts"
import { isEmail } from "../wire/isEmail.ts"
import { checkIfAllowedToTriggerEmail, COOLDOWN_MILLIS } from "./emailCooldown.ts"
import type { SignInGate } from "./makeGate.ts"

/** What signing in needs. */
export interface SignInNeeds {
  readonly host: FrameHost
  readonly cache: LoginCache
  readonly gate: SignInGate
  readonly now: () => number
  readonly read: () => EmbeddedState
  readonly write: (change: (state: EmbeddedState) => EmbeddedState) => void
  readonly track: (event: string, properties?: Readonly<Record<string, string>>) => void
  /** Begins to connect, or joins the attempt that is under way. */
  readonly connect: () => Promise<unknown>
  /** Whether the wallet is offered on a network of the page. */
  readonly isOffered: () => boolean
  /** Throws `PageInsecureError` where the page is no secure context. */
  readonly requireSecure: () => void
}

/** Signing in by e-mail. */
export interface SignIn {
  readonly connectEmail: (email: string) => Promise<{ readonly action: EmailAction }>
  readonly resend: () => Promise<{ readonly action: EmailAction }>
  readonly verifyOtp: (code: string) => Promise<void>
  /** Ends what is under way; nothing is asked any more. */
  readonly reset: () => void
  /** Runs a step of signing in: the one before ends, and what goes wrong is in the state. */
  readonly step: <A>(run: (signal: AbortSignal) => Promise<A>) => Promise<A>
  /** Throws `NoAuthConnectorError` where nobody could connect with the wallet, `PageInsecureError` where it could do nothing. */
  readonly requireConnector: () => void
  /** Somebody has signed in, at a provider or by e-mail: connects. */
  readonly complete: (provider?: ShownProvider) => Promise<void>
}

const isInvalidEmail = (error: unknown) =>
  error instanceof FrameRefusedError && error.details.reason.includes(frameTexts.invalidEmail)

/** Makes signing in by e-mail. A later step takes the place of the one before. */
export const makeSignIn = (needs: SignInNeeds): SignIn => {
  const { host, cache, gate, now, read, write, track, connect, isOffered, requireSecure } = needs
  let turn = new AbortController()

  const step: SignIn["step"] = async (run) => {
    turn.abort()
    const own = (turn = new AbortController())
    write(({ problem: _, ...state }) => ({ ...state, busy: true }))
    try {
      return await run(own.signal)
    } catch (cause) {
      if (own === turn && isKitError(cause) && !cause.rejected)
        write((state) => ({ ...state, problem: { code: cause.code, reason: cause.message } }))
      throw cause
    } finally {
      if (own === turn) write((state) => ({ ...state, busy: false }))
    }
  }

  const reset = () => {
    turn.abort()
    write(({ problem: _, update: __, provider: ___, ...state }) => ({ ...state, step: "none", busy: false }))
  }

  const requireConnector = () => {
    if (!isOffered()) throw new NoAuthConnectorError()
    requireSecure()
  }

  // How the attempt goes is in the kit's state; whoever waits for the account joins it.
  const begin = () => void connect().catch(() => {})

  const complete = async (provider?: ShownProvider) => {
    cache.noteSocial(provider)
    gate.open()
    write((state) => ({ ...state, step: "account" }))
    await connect()
  }

  const askForCode = async (email: string, signal: AbortSignal): Promise<EmailAction> => {
    try {
      const { action } = await host.call("CONNECT_EMAIL", { email }, { signal })
      return action
    } catch (cause) {
      throw isInvalidEmail(cause) ? new EmailInvalidError(cause) : cause
    }
  }

  const connectEmail: SignIn["connectEmail"] = (given) =>
    step(async (signal) => {
      const email = given.trim()
      requireConnector()
      if (!isEmail(email)) throw new EmailInvalidError()
      checkIfAllowedToTriggerEmail(cache.lastEmailTime(), now())
      const action = await askForCode(email, signal)
      const sentAt = now()
      cache.noteEmailTime(sentAt)
      write((state) => ({ ...state, email, retryAt: sentAt + COOLDOWN_MILLIS }))
      if (action === "CONNECT") {
        await complete()
        return { action }
      }
      if (action === "VERIFY_DEVICE") {
        write((state) => ({ ...state, step: "device" }))
        begin()
        await host.call("CONNECT_DEVICE", null, { signal })
        track("DEVICE_REGISTERED_FOR_EMAIL")
      }
      track("EMAIL_VERIFICATION_CODE_SENT")
      write((state) => ({ ...state, step: "code" }))
      begin()
      return { action: "VERIFY_OTP" }
    })

  return {
    step,
    reset,
    requireConnector,
    complete,
    connectEmail,
    resend: async () => {
      const { email } = read()
      if (email === undefined) throw new NotSignedInError()
      return connectEmail(email)
    },
    verifyOtp: (code) =>
      step(async (signal) => {
        if (read().step !== "code") throw new NotSignedInError()
        try {
          await host.call("CONNECT_OTP", { otp: code }, { signal })
        } catch (cause) {
          track("EMAIL_VERIFICATION_CODE_FAIL", { message: isKitError(cause) ? cause.code : "UNKNOWN" })
          throw cause
        }
        track("EMAIL_VERIFICATION_CODE_PASS")
        await complete()
      })
  }
}
