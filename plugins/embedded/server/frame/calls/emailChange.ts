import type { FrameCallRequest } from "@latchkey/embedded/wire"
import { askServer } from "../askServer.ts"
import type { Frame } from "../Frame.ts"
import { FrameError } from "../FrameError.ts"
import { confirmOwner } from "./confirmOwner.ts"
import { failWhereGivenUp } from "./giveUp.ts"
import { textIn } from "./textIn.ts"

const began = ({ device }: Frame) => {
  const { emailAttempt, newEmail } = device.record()
  if (emailAttempt === undefined || newEmail === undefined)
    throw new FrameError("The code has expired. Ask for a new one.")
  return { attempt: emailAttempt, email: newEmail }
}

/** The calls of a change of address: shown here, then a code to the old one, then a code to the new one and the owner's proof. */
export const emailChange = {
  UPDATE_EMAIL: async (frame: Frame, { email }: FrameCallRequest<"UPDATE_EMAIL">, signal: AbortSignal) => {
    const { device, page, settings, screen, wallet } = frame
    const owner = await wallet.owner()
    if (owner?.email == null) throw new FrameError("This wallet has no e-mail address")
    const { account, email: from } = owner
    const limits = await wallet.limits(account)
    failWhereGivenUp(signal)
    await screen.changeEmail({ from, to: email })
    // Whoever sits before an open wallet takes no address away from an owner who wants to be asked.
    if (limits !== undefined) await confirmOwner(frame, account, signal)
    const body = { projectId: settings.project.id, origin: page.origin, email }
    const emailAttempt = textIn(await askServer("email", body, device.record()), "attempt")
    await device.change((record) => ({ ...record, emailAttempt, newEmail: email }))
    return { action: "VERIFY_PRIMARY_OTP" as const }
  },
  UPDATE_EMAIL_PRIMARY_OTP: async (frame: Frame, { otp }: FrameCallRequest<"UPDATE_EMAIL_PRIMARY_OTP">) => {
    const { device } = frame
    const body = { attempt: began(frame).attempt, code: otp }
    const emailAttempt = textIn(await askServer("email-old", body, device.record()), "attempt")
    await device.change((record) => ({ ...record, emailAttempt }))
    return null
  },
  UPDATE_EMAIL_SECONDARY_OTP: async (
    frame: Frame,
    { otp }: FrameCallRequest<"UPDATE_EMAIL_SECONDARY_OTP">
  ) => {
    const { device, wallet } = frame
    const { attempt, email } = began(frame)
    const proof = await wallet.prove("email", [attempt, email.trim().toLowerCase()])
    const body = { attempt, code: otp, proof }
    const newEmail = textIn(await askServer("email-new", body, device.record()), "email")
    await device.change(({ emailAttempt: _, newEmail: __, ...record }) => record)
    return { newEmail }
  }
}
