import { isKitError, type KitError } from "@latchkey/core"
import { WindowsCutOffError } from "@latchkey/core/page"
import type { EmbeddedApi } from "../EmbeddedApi.ts"
import { FrameAnswerInvalidError, FrameRefusedError, SocialFailedError } from "../errors.ts"
import type { FrameHost } from "../frame/FrameHost.ts"
import type { SocialProvider } from "../wire/socialProviders.ts"
import type { SignInNeeds, SignIn } from "./makeSignIn.ts"
import { leaveFor, returnAddress, withReturn } from "./socialRedirect.ts"
import { awaitResult, checkedUri, openSocialWindow, sendTo } from "./socialWindow.ts"

const URI_MILLIS = 45_000

/** What a social sign-in needs beside. */
export interface SocialNeeds extends Pick<SignInNeeds, "cache" | "gate" | "write" | "track" | "connect"> {
  readonly host: FrameHost
  readonly signIn: SignIn
  readonly page: Window
  readonly frameOrigin: string
  /** Keeps what the provider's window came back with for the connection that follows. */
  readonly keepResult: (uri: string) => void
  /** Says which window the provider is in; undefined once it is in none. */
  readonly onWindow: (window: Window | undefined) => void
  /** Tells the page's developer. */
  readonly alert: (error: KitError) => void
}

const redirectUri = async (host: FrameHost, provider: Provider, signal: AbortSignal): Promise<string> => {
  const call = new AbortController()
  const end = () => call.abort()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = !call.signal.aborted
    end()
  }, URI_MILLIS)
  try {
    if (signal.aborted) end()
    signal.addEventListener("abort", end, { once: true })
    return (await host.call("GET_SOCIAL_REDIRECT_URI", { provider }, { signal: call.signal })).uri
  } catch (cause) {
    if (isLate) throw new SocialFailedError({ reason: "late" }, cause)
    const isAnswer = cause instanceof FrameRefusedError || cause instanceof FrameAnswerInvalidError
    throw isAnswer ? new SocialFailedError({ reason: "failed" }, cause) : cause
  } finally {
    clearTimeout(timer)
    signal.removeEventListener("abort", end)
  }
}

type Provider = SocialProvider

/** Signing in at a provider. */
export interface SocialSignIn {
  /** Signs in in a window of its own, or leads the page away. */
  readonly connect: EmbeddedApi["connectSocial"]
  /** Goes on where the page was led away: with what the provider led back with. */
  readonly comeBack: (provider: Provider, uri: string) => Promise<void>
}

/** Makes signing in at a provider. */
export const makeSocialSignIn = (needs: SocialNeeds): SocialSignIn => {
  const { host, signIn, cache, gate, page, frameOrigin, write, track, connect, keepResult, onWindow, alert } =
    needs

  const attempt = (
    provider: Provider,
    popup: Window | null | undefined,
    run: (signal: AbortSignal) => Promise<string>
  ) =>
    signIn.step(async (signal) => {
      try {
        signIn.requireConnector()
        const uri = await run(signal)
        track("SOCIAL_LOGIN_REQUEST_USER_DATA", { provider })
        keepResult(uri)
        await signIn.complete(provider)
        track("SOCIAL_LOGIN_SUCCESS", { provider })
      } catch (cause) {
        if (popup !== page) popup?.close()
        if (cause instanceof WindowsCutOffError) alert(cause)
        const isClosed = cause instanceof SocialFailedError && cause.details.reason === "closed"
        track(isClosed ? "SOCIAL_LOGIN_CANCELED" : "SOCIAL_LOGIN_ERROR", {
          provider,
          ...(isClosed || !isKitError(cause) ? {} : { message: cause.code })
        })
        // A later step waits with a connection of its own.
        if (!signal.aborted) gate.fail(cause)
        throw cause
      } finally {
        onWindow(undefined)
      }
    })

  return {
    connect: ({ provider, popup = openSocialWindow(page) }) =>
      attempt(provider, popup, async (signal) => {
        // Also where nothing opened: the view of this step says so.
        write((state) => ({ ...state, step: "social", provider }))
        if (popup === null) throw new SocialFailedError({ reason: "blocked" })
        track("SOCIAL_LOGIN_STARTED", { provider })
        // How the attempt goes is in the kit's state.
        void connect().catch(() => {})
        if (popup === page) {
          const uri = checkedUri(await redirectUri(host, provider, signal))
          cache.noteProvider(provider)
          return leaveFor(withReturn(uri, returnAddress(page.location.href)), page, signal)
        }
        // From now on: the window may be closed while the frame is asked.
        onWindow(popup)
        const result = awaitResult(popup, { frameOrigin, page, signal })
        result.catch(() => {})
        sendTo(popup, await Promise.race([redirectUri(host, provider, signal), result]))
        return result
      }),
    comeBack: (provider, uri) =>
      attempt(provider, undefined, async () => {
        write((state) => ({ ...state, step: "social", provider }))
        return uri
      })
  }
}
