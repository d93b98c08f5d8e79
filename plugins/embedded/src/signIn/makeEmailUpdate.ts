import type { EmbeddedApi } from "../EmbeddedApi.ts"
import type { EmbeddedState } from "../EmbeddedState.ts"
import { EmailInvalidError, NotSignedInError } from "../errors.ts"
import type { FrameHost } from "../frame/FrameHost.ts"
import type { LoginCache } from "../session/LoginCache.ts"
import { isEmail } from "../wire/isEmail.ts"
import type { SignIn, SignInNeeds } from "./makeSignIn.ts"

/** What changing the e-mail address needs. */
export interface EmailUpdateNeeds extends Pick<SignInNeeds, "read" | "write" | "track"> {
  readonly host: FrameHost
  readonly cache: LoginCache
  /** Throws where nobody is signed in. */
  readonly requireUser: () => void
  readonly step: SignIn["step"]
}

type UpdateStep = NonNullable<EmbeddedState["update"]>["step"]

/** Makes changing the e-mail address: a code to the old one where the frame wants it, then one to the new. */
export const makeEmailUpdate = ({
  host,
  cache,
  requireUser,
  step,
  read,
  write,
  track
}: EmailUpdateNeeds): Pick<EmbeddedApi, "updateEmail" | "verifyUpdateOtp"> => {
  const goTo = (email: string, next: UpdateStep) => {
    track("EMAIL_VERIFICATION_CODE_SENT")
    write((state) => ({ ...state, update: { email, step: next } }))
  }
  return {
    updateEmail: (given) =>
      step(async (signal) => {
        requireUser()
        const email = given.trim()
        if (!isEmail(email)) throw new EmailInvalidError()
        const { action } = await host.call("UPDATE_EMAIL", { email }, { signal })
        cache.noteEmailTime(Date.now())
        track("EMAIL_EDIT")
        goTo(email, action === "VERIFY_PRIMARY_OTP" ? "primary" : "secondary")
      }),
    verifyUpdateOtp: (otp) =>
      step(async (signal) => {
        const { update } = read()
        if (update === undefined) throw new NotSignedInError()
        if (update.step === "primary") {
          await host.call("UPDATE_EMAIL_PRIMARY_OTP", { otp }, { signal })
          return goTo(update.email, "secondary")
        }
        const { newEmail } = await host.call("UPDATE_EMAIL_SECONDARY_OTP", { otp }, { signal })
        cache.noteEmail(newEmail)
        track("EMAIL_VERIFICATION_CODE_PASS")
        write(({ update: _, user, ...state }) => ({
          ...state,
          ...(user === undefined ? {} : { user: { ...user, email: newEmail } })
        }))
      })
  }
}
