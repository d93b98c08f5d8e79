import { isKitError, type KitError } from "@latchkey/core"
import type { EmbeddedApi } from "../EmbeddedApi.ts"
import { FrameRefusedError, FrameRequestAbortedError, FrameUrlInvalidError } from "../errors.ts"
import type { FrameHost } from "../frame/FrameHost.ts"
import type { SignInNeeds, SignIn } from "./makeSignIn.ts"

/** What a sign-in by a passkey needs. */
export interface PasskeyNeeds extends Pick<SignInNeeds, "gate" | "write" | "track" | "connect"> {
  readonly host: FrameHost
  readonly signIn: SignIn
  /** Where the app has its own frame; undefined without one. */
  readonly frameUrl: string | undefined
  /** Tells the developer. */
  readonly alert: (error: KitError) => void
}

const provider = "passkey"

/** Makes signing in by a passkey alone: the frame asks for it, in its own origin. */
export const makePasskeySignIn =
  ({
    host,
    signIn,
    frameUrl,
    alert,
    gate,
    write,
    track,
    connect
  }: PasskeyNeeds): EmbeddedApi["connectPasskey"] =>
  async () => {
    // The frame that is there without an address signs nobody in by a passkey, and would say nothing to it.
    if (frameUrl === undefined) {
      const error = new FrameUrlInvalidError()
      alert(error)
      throw error
    }
    await signIn.step(async (signal) => {
      try {
        signIn.requireConnector()
        track("SOCIAL_LOGIN_STARTED", { provider })
        write(({ provider: _, ...state }) => ({ ...state, step: "passkey" }))
        // How the attempt goes is in the kit's state.
        void connect().catch(() => {})
        await host.call("CONNECT_PASSKEY", null, { signal })
        await signIn.complete()
        track("SOCIAL_LOGIN_SUCCESS", { provider })
      } catch (cause) {
        const isDeclined = cause instanceof FrameRefusedError && /reject/i.test(cause.message)
        const error = isDeclined ? new FrameRequestAbortedError({ call: "CONNECT_PASSKEY" }) : cause
        const isEnded = isKitError(error) && error.rejected
        track(isEnded ? "SOCIAL_LOGIN_CANCELED" : "SOCIAL_LOGIN_ERROR", {
          provider,
          ...(isEnded || !isKitError(error) ? {} : { message: error.code })
        })
        if (signal.aborted) throw error
        // Whoever said no in the frame may choose another way.
        if (isDeclined) write((state) => ({ ...state, step: "email" }))
        gate.fail(error)
        throw error
      }
    })
  }
