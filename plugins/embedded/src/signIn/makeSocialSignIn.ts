import { isKitError } from "@latchkey/core"
import type { EmbeddedApi } from "../EmbeddedApi.ts"
import { FrameAnswerInvalidError, FrameRefusedError, SocialFailedError } from "../errors.ts"
import type { FrameHost } from "../frame/FrameHost.ts"
import type { SignInNeeds, SignIn } from "./makeSignIn.ts"
import { awaitResult, openSocialWindow, sendTo } from "./socialWindow.ts"

const URI_MILLIS = 45_000

/** What a social sign-in needs beside. */
export interface SocialNeeds extends Pick<SignInNeeds, "write" | "track" | "connect"> {
  readonly host: FrameHost
  readonly signIn: SignIn
  readonly page: Window
  readonly frameOrigin: string
  /** Keeps what the provider's window came back with for the connection that follows. */
  readonly keepResult: (uri: string) => void
}

const redirectUri = async (host: FrameHost, provider: Provider, signal: AbortSignal): Promise<string> => {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), URI_MILLIS)
  try {
    const both = AbortSignal.any([signal, late.signal])
    return (await host.call("GET_SOCIAL_REDIRECT_URI", { provider }, { signal: both })).uri
  } catch (cause) {
    if (late.signal.aborted) throw new SocialFailedError({ reason: "late" }, cause)
    const isAnswer = cause instanceof FrameRefusedError || cause instanceof FrameAnswerInvalidError
    throw isAnswer ? new SocialFailedError({ reason: "failed" }, cause) : cause
  } finally {
    clearTimeout(timer)
  }
}

type Provider = Parameters<EmbeddedApi["connectSocial"]>[0]["provider"]

/** Makes signing in at a provider, in a window of its own. */
export const makeSocialSignIn =
  ({
    host,
    signIn,
    page,
    frameOrigin,
    write,
    track,
    connect,
    keepResult
  }: SocialNeeds): EmbeddedApi["connectSocial"] =>
  ({ provider, popup = openSocialWindow(page) }) =>
    signIn.step(async (signal) => {
      try {
        signIn.requireConnector()
        if (popup === null) throw new SocialFailedError({ reason: "blocked" })
        track("SOCIAL_LOGIN_STARTED", { provider })
        write((state) => ({ ...state, step: "social" }))
        // How the attempt goes is in the kit's state.
        void connect().catch(() => {})
        // From now on: the window may be closed while the frame is asked.
        const result = awaitResult(popup, { frameOrigin, page, signal })
        result.catch(() => {})
        sendTo(popup, await Promise.race([redirectUri(host, provider, signal), result]))
        const uri = await result
        track("SOCIAL_LOGIN_REQUEST_USER_DATA", { provider })
        keepResult(uri)
        await signIn.complete()
        track("SOCIAL_LOGIN_SUCCESS", { provider })
      } catch (cause) {
        popup?.close()
        const isClosed = cause instanceof SocialFailedError && cause.details.reason === "closed"
        track(isClosed ? "SOCIAL_LOGIN_CANCELED" : "SOCIAL_LOGIN_ERROR", {
          provider,
          ...(isClosed || !isKitError(cause) ? {} : { message: cause.code })
        })
        throw cause
      }
    })
