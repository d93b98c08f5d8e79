import { isKitError } from "@latchkey/core"
import type { EmbeddedApi } from "../EmbeddedApi.ts"
import { FrameRefusedError, SocialFailedError } from "../errors.ts"
import type { FrameHost } from "../frame/FrameHost.ts"
import { isAppUrl } from "./isAppUrl.ts"
import type { SignInNeeds, SignIn } from "./makeSignIn.ts"

/** What a sign-in by Farcaster needs. */
export interface FarcasterNeeds extends Pick<SignInNeeds, "cache" | "gate" | "write" | "track" | "connect"> {
  readonly host: FrameHost
  readonly signIn: SignIn
}

const provider = "farcaster"

/** Makes signing in by Farcaster's app, on this device or on another. */
export const makeFarcasterSignIn =
  ({ host, signIn, cache, gate, write, track, connect }: FarcasterNeeds): EmbeddedApi["connectFarcaster"] =>
  () =>
    signIn.step(async (signal) => {
      try {
        signIn.requireConnector()
        track("SOCIAL_LOGIN_STARTED", { provider })
        write(({ farcasterUrl: _, ...state }) => ({ ...state, step: "farcaster", provider }))
        // How the attempt goes is in the kit's state.
        void connect().catch(() => {})
        const { url } = await host.call("GET_FARCASTER_URI", null, { signal })
        if (!isAppUrl(url)) throw new SocialFailedError({ reason: "farcaster" })
        write((state) => ({ ...state, farcasterUrl: url }))
        const { userName } = await host.call("CONNECT_FARCASTER", null, { signal })
        track("SOCIAL_LOGIN_REQUEST_USER_DATA", { provider })
        cache.noteUserName(userName)
        await signIn.complete(provider)
        track("SOCIAL_LOGIN_SUCCESS", { provider })
      } catch (cause) {
        const error =
          cause instanceof FrameRefusedError ? new SocialFailedError({ reason: "farcaster" }, cause) : cause
        const isEnded = isKitError(error) && error.rejected
        track(isEnded ? "SOCIAL_LOGIN_CANCELED" : "SOCIAL_LOGIN_ERROR", {
          provider,
          ...(isEnded || !isKitError(error) ? {} : { message: error.code })
        })
        if (!signal.aborted) gate.fail(error)
        throw error
      } finally {
        write(({ farcasterUrl: _, ...state }) => state)
      }
    })
