import type { Siwx } from "@latchkey/core/effect"
import * as Context from "effect/Context"

/** Who keeps sign-ins on this page, for the plugin's own parts; undefined where nobody does. */
export class SignInKeeper extends Context.Service<SignInKeeper, { siwx: Siwx["Service"] | undefined }>()(
  "@latchkey/walletconnect/SignInKeeper"
) {}
